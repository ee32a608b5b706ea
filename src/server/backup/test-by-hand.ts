import path from 'node:path'
import { startCluster } from '#database/embedded/cluster.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { readConfig } from '../config.ts'
import { refuseFolderWithoutShop } from '../existing-shop.ts'
import { objectStore } from '../object-store.ts'
import { DATABASE } from '../store.ts'
import { openPlace } from './place.ts'
import { noteRestoreTest, testRestore } from './restore-test.ts'
import { testOutcome } from './test-outcome.ts'

interface Options {
  readonly from?: string | undefined
  readonly at?: string | undefined
  readonly to?: string | undefined
}

/** `npm run restore -- --test`: the nightly test of the latest backup, at once. The shop may run or not. Returns the exit code. */
export async function testByHand({ from, at, to }: Options): Promise<number> {
  if (at !== undefined || to !== undefined)
    throw new StartRefusal(
      '--test restores the latest backup beside the shop and removes it again: leave out --at and --to.',
    )
  const config = readConfig()
  const { backup, dataFolder, databaseUrl } = config
  const address = from ?? backup?.url
  if (!address) throw new StartRefusal('Which backup? Set BACKUP_URL as for the shop, or name the place with --from.')
  if (databaseUrl)
    throw new StartRefusal('DATABASE_URL names a server of your own: test its backups by the means that make them.')
  refuseFolderWithoutShop(dataFolder)
  const place = openPlace(address)
  const cluster = await startCluster(path.join(dataFolder, 'postgres'), { archives: backup !== undefined })
  try {
    console.log(`Restoring the latest backup of ${place.name} beside the shop …`)
    const tested = await testRestore(place, { dataFolder, url: cluster.urlOf(DATABASE), objects: objectStore(config) })
    // Of another place neither the figures nor the operators' page speak.
    if (address === backup?.url) await noteRestoreTest(dataFolder, tested)
    const { lines, exitCode } = testOutcome(tested)
    for (const line of lines) console.log(line)
    return exitCode
  } finally {
    await cluster.stop()
  }
}
