import path from 'node:path'
import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startCluster } from '#database/embedded/cluster.ts'
import { copyStandby, followAt, isStandby, readStandby } from '#database/embedded/standby.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { isEmptyFolder } from '../backup/place.ts'
import { readConfig } from '../config.ts'
import { runProgram } from '../program.ts'
import { primaryUrl } from './primary-url.ts'

const USAGE =
  'DATA_DIR=<folder of the standby> npm run standby -- --of <data folder, or postgres://fahrwerk@<host>:<port> with PGPASSWORD>'
const LOOK_MS = 1_000

/** Copies the primary's server the first time, and follows it until it is stopped or promoted. */
await runProgram(async () => {
  const { values } = parseArgs({ options: { of: { type: 'string' } } })
  const config = readConfig()
  const folder = path.join(config.dataFolder, 'postgres')
  const url = values.of === undefined ? undefined : await primaryUrl(values.of, process.env)
  if (!isStandby(folder)) await copy(url, config.dataFolder, folder)
  const cluster = await startCluster(folder, { archives: config.backup !== undefined })
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  if (url) await followAt(client, url, folder)
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (isStopping = true))
  let said = ''
  for (;;) {
    const { follows, connected } = await readStandby(client)
    const line = follows
      ? connected
        ? 'Follows its primary.'
        : `Waits for its primary. If that one runs, ${path.join(folder, 'postgres.log')} says why.`
      : 'Was promoted: start the shop.'
    if (line !== said) console.log(`${new Date().toISOString()} ${line}`)
    said = line
    if (!follows || isStopping) break
    await sleep(LOOK_MS)
  }
  await client.end()
  // After a promotion too: the shop starts the server with settings of its own.
  await cluster.stop()
  return 0
})

async function copy(url: string | undefined, dataFolder: string, folder: string): Promise<void> {
  if (!url) throw new StartRefusal(`Of which server? ${USAGE}`)
  if (!(await isEmptyFolder(dataFolder)))
    throw new StartRefusal(`${dataFolder} is not empty and no standby: a standby is copied into an empty folder.`)
  const started = performance.now()
  await copyStandby(url, folder)
  console.log(`Copied in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}
