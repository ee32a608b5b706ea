import { renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { placesFromPackages } from './from-packages.ts'
import { PACKAGED_PLACES } from './read-packaged.ts'

/** `node src/services/places/build.ts` writes packaged.json beside it, at once: a concurrent reader gets either the old or the new file. */
const target = fileURLToPath(PACKAGED_PLACES)
const unfinished = `${target}.${process.pid}`
writeFileSync(unfinished, JSON.stringify(await placesFromPackages()))
renameSync(unfinished, target)
