import { writeFileSync } from 'node:fs'
import { licenceList } from './licence-list.ts'
import { lockedPackages } from './lock-file.ts'

/** `npm run licences`, after a change of dependencies. */
writeFileSync('docs/licences.md', licenceList(lockedPackages()))
