import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startCluster } from '#database/embedded/cluster.ts'
import { findPrimary, forgetClosing, hasClosedPrimary, isStandby, promote } from '#database/embedded/standby.ts'
import { reopenDatabase } from '#database/move/left-database.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { type Config, readConfig } from '../config.ts'
import { noteOwner } from '../database-owner.ts'
import { objectStore } from '../object-store.ts'
import { runProgram } from '../program.ts'
import { DATABASE } from '../store.ts'
import { closePrimary } from './close-primary.ts'
import { type FormerPrimary, formerPrimaryText } from './former-primary-text.ts'
import { refusePromotion } from './refuse-promotion.ts'

/**
 * Makes the standby in DATA_DIR the primary, or ends a promotion that was interrupted. Refuses while its primary lives, unless it is told
 * to close that one first, and where it cannot be known, unless it is told that the primary is off.
 */
await runProgram(async () => {
  const { values } = parseArgs({
    options: {
      'close-living-primary': { type: 'boolean', default: false },
      'primary-is-off': { type: 'boolean', default: false },
    },
  })
  const config = readConfig()
  const folder = path.join(config.dataFolder, 'postgres')
  const follows = isStandby(folder)
  if (!follows && !hasClosedPrimary(folder))
    throw new StartRefusal(`${config.dataFolder} is no standby: nothing was changed.`)
  const cluster = await startCluster(folder, { archives: config.backup !== undefined })
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  try {
    const url = cluster.urlOf(DATABASE)
    if (follows) {
      const primary = await findPrimary(client)
      refusePromotion(primary, values)
      if (primary.state === 'ALIVE') {
        await closePrimary(primary, client, config.dataFolder)
        console.log(`The former primary at ${primary.name} is read-only now: it takes no orders.`)
      }
    }
    // Before the promotion, so that there is no moment at which both may start.
    const store = await noteInStore(url, config)
    if (follows) {
      const started = performance.now()
      await promote(client)
      console.log(`Promoted in ${((performance.now() - started) / 1000).toFixed(2)} s.`)
    }
    let isClosed = false
    if (hasClosedPrimary(folder)) {
      // That the primary is left came here with the rest of its log.
      isClosed = (await reopenDatabase(url)) !== undefined
      forgetClosing(folder)
    }
    console.log(formerPrimaryText({ isClosed, store }))
    console.log(`Start the shop: DATA_DIR=${config.dataFolder} npm start`)
    return 0
  } finally {
    await client.end()
    await cluster.stop()
  }
})

/** Before it starts, the former primary hears of the promotion only through a store that both use. */
async function noteInStore(url: string, config: Config): Promise<FormerPrimary['store']> {
  if (!config.objectStore) return 'NONE'
  try {
    await noteOwner(url, objectStore(config), config.dataFolder)
    return 'NOTED'
  } catch (error) {
    return { problem: (error as Error).message }
  }
}
