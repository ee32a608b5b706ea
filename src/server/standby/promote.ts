import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startCluster } from '#database/embedded/cluster.ts'
import { findPrimary, isStandby, type Primary, promote, waitForReplay } from '#database/embedded/standby.ts'
import { closeDatabase, reopenDatabase } from '#database/move/left-database.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { type Config, readConfig } from '../config.ts'
import { noteOwner } from '../database-owner.ts'
import { objectStore } from '../object-store.ts'
import { runProgram } from '../program.ts'
import { DATABASE } from '../store.ts'

/** How long the end of the primary's log may take to arrive and to be applied. */
const REPLAY_LIMIT_MS = 30_000

/**
 * Makes the standby in DATA_DIR the primary. Refuses while its primary lives, unless it is told to close that one first, and where it
 * cannot be known, unless it is told that the primary is off.
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
  if (!isStandby(folder)) throw new StartRefusal(`${config.dataFolder} is no standby: nothing was changed.`)
  const cluster = await startCluster(folder, { archives: config.backup !== undefined })
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  try {
    const primary = await findPrimary(client)
    const isAlive = primary.state === 'ALIVE'
    if (isAlive && !values['close-living-primary']) throw new StartRefusal(livesRefusal(primary))
    if (primary.state === 'UNKNOWN' && !values['primary-is-off']) throw new StartRefusal(unknownRefusal(primary))
    if (isAlive) await closePrimary(primary, client, config)
    const started = performance.now()
    await promote(client)
    console.log(`Promoted in ${((performance.now() - started) / 1000).toFixed(2)} s.`)
    const url = cluster.urlOf(DATABASE)
    // That the primary is left came here with the rest of its log.
    if (isAlive) await reopenDatabase(url)
    console.log(await keepFormerAway(url, config))
    console.log(`Start the shop: DATA_DIR=${config.dataFolder} npm start`)
    return 0
  } finally {
    await client.end()
    await cluster.stop()
  }
})

function livesRefusal({ name }: Primary): string {
  return `The primary at ${name} still answers, or has sent something in the last seconds, and two shops would take orders: nothing was changed. Stop it first on its machine (systemctl stop fahrwerk, or Ctrl-C in the terminal of npm start), which also sends the rest of its log here. Where nobody can reach that machine: npm run promote -- --close-living-primary makes the database there read-only, waits for the rest of its log, and promotes.`
}

function unknownRefusal({ name, problem }: Primary): string {
  return `A server answers at ${name}, and whether it is the primary cannot be known (${problem}): nothing was changed. With another password of the primary: PGPASSWORD=<password> npm run standby -- --of ${name}, then promote again. Once you have seen yourself that the primary is off, or that another server is at this address now: npm run promote -- --primary-is-off.`
}

/** Closes the primary before anything is promoted, so that every order it has confirmed is here. */
async function closePrimary({ name, urlOf }: Primary, client: pg.Client, { dataFolder }: Config): Promise<void> {
  const url = urlOf(DATABASE)
  const target = `the standby that was promoted in ${dataFolder} on ${hostname()}`
  const position = await closeDatabase(url, { id: randomUUID(), target }).catch((error: Error) => {
    throw new StartRefusal(
      `THE PRIMARY AT ${name} COULD NOT BE CLOSED (${error.message}): nothing was promoted. Switch its machine off, or stop the shop there, and promote a few seconds later without --close-living-primary. To go on there instead: npm run admin -- reopen-database on that machine, as it may be read-only already.`,
    )
  })
  if (await waitForReplay(client, position, REPLAY_LIMIT_MS)) {
    console.log(
      `The former primary at ${name} is read-only now: it takes no orders, and its shop does not start again.`,
    )
    return
  }
  const outcome = await reopenDatabase(url).then(
    () => 'the primary can be written to again',
    (error: Error) =>
      `the primary is still read-only (${error.message}), until npm run admin -- reopen-database on its machine`,
  )
  throw new StartRefusal(
    `The standby has not received all that the primary at ${name} has confirmed: nothing was promoted, and ${outcome}. Let the standby follow (npm run standby says whether it does), or copy it anew, and promote then.`,
  )
}

/** Only through a store that both use does the former primary hear of the promotion before it starts. */
async function keepFormerAway(url: string, config: Config): Promise<string> {
  const advice = 'move its data folder away. As a standby it is copied anew into an empty folder.'
  if (!config.objectStore)
    return `The former primary must not be started again, and nothing here can prevent it: ${advice}`
  try {
    await noteOwner(url, objectStore(config), config.dataFolder)
    return 'The former primary must not be started again, and refuses to with the same OBJECT_STORE_URL: it is copied anew into an empty folder as a standby.'
  } catch (error) {
    return `The former primary must not be started again, and the object store could not be told so (${(error as Error).message}): npm run admin -- reopen-database here tells it once it answers; until then ${advice}`
  }
}
