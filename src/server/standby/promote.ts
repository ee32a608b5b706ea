import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startCluster } from '#database/embedded/cluster.ts'
import { findLivingPrimary, isStandby, type LivingPrimary, promote } from '#database/embedded/standby.ts'
import { closeDatabase } from '#database/move/left-database.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { type Config, readConfig } from '../config.ts'
import { claimTimeline } from '../database-claim.ts'
import { objectStore } from '../object-store.ts'
import { runProgram } from '../program.ts'
import { DATABASE } from '../store.ts'

/** Makes the standby in DATA_DIR the primary. Refuses while its primary lives, unless it is told to close that one. */
await runProgram(async () => {
  const { values } = parseArgs({ options: { 'close-living-primary': { type: 'boolean', default: false } } })
  const config = readConfig()
  const folder = path.join(config.dataFolder, 'postgres')
  if (!isStandby(folder)) throw new StartRefusal(`${config.dataFolder} is no standby: nothing was changed.`)
  const cluster = await startCluster(folder, { archives: config.backup !== undefined })
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  try {
    const primary = await findLivingPrimary(client)
    if (primary && !values['close-living-primary']) throw new StartRefusal(livesRefusal(primary))
    const started = performance.now()
    await promote(client)
    console.log(`Promoted in ${((performance.now() - started) / 1000).toFixed(2)} s.`)
    if (primary) await closePrimary(primary, config)
    await keepFormerAway(cluster.urlOf(DATABASE), config)
    console.log(`Start the shop: DATA_DIR=${config.dataFolder} npm start`)
    return 0
  } finally {
    await client.end()
    await cluster.stop()
  }
})

function livesRefusal({ name }: LivingPrimary): string {
  return `The primary at ${name} still answers, and two shops would take orders: nothing was changed. Stop it first on its machine (systemctl stop fahrwerk, or Ctrl-C in the terminal of npm start), which also sends the rest of its log here. Where nobody can reach that machine: npm run promote -- --close-living-primary promotes and makes the database there read-only.`
}

async function closePrimary({ name, urlOf }: LivingPrimary, { dataFolder }: Config): Promise<void> {
  const target = `the standby that was promoted in ${dataFolder} on ${hostname()}`
  try {
    await closeDatabase(urlOf(DATABASE), { id: randomUUID(), target })
    console.log(
      `The former primary at ${name} is read-only now: it takes no orders, and its shop does not start again.`,
    )
  } catch (error) {
    console.log(
      `THE FORMER PRIMARY AT ${name} COULD NOT BE CLOSED (${(error as Error).message}): switch its machine off before starting the shop here.`,
    )
  }
}

/** Only through a store that both use does the former primary hear of the promotion before it starts. */
async function keepFormerAway(url: string, config: Config): Promise<void> {
  const noticed = config.objectStore
    ? await claimTimeline(url, objectStore(config), config.dataFolder).then(
        () => true,
        () => false,
      )
    : false
  console.log(
    noticed
      ? 'The former primary must not be started again, and refuses to with the same OBJECT_STORE_URL: it is copied anew into an empty folder as a standby.'
      : 'The former primary must not be started again, and nothing here can prevent it: move its data folder away. As a standby it is copied anew into an empty folder.',
  )
}
