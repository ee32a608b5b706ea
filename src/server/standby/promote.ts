import path from 'node:path'
import pg from 'pg'
import { startCluster } from '#database/embedded/cluster.ts'
import { isStandby, promote } from '#database/embedded/standby.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { readConfig } from '../config.ts'
import { runProgram } from '../program.ts'

/** Makes the standby in DATA_DIR the primary. */
await runProgram(async () => {
  const config = readConfig()
  const folder = path.join(config.dataFolder, 'postgres')
  if (!isStandby(folder)) throw new StartRefusal(`${config.dataFolder} is no standby: nothing was changed.`)
  const cluster = await startCluster(folder, { archives: config.backup !== undefined })
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  const started = performance.now()
  await promote(client)
  await client.end()
  await cluster.stop()
  console.log(
    `Promoted in ${((performance.now() - started) / 1000).toFixed(2)} s. Start the shop: DATA_DIR=${config.dataFolder} npm start`,
  )
  console.log('The former primary must not be started again; as a standby it is copied anew into an empty folder.')
  return 0
})
