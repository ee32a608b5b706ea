import { spawn } from 'node:child_process'
import path from 'node:path'
import { type Database, openDatabase } from '#database/connection.ts'
import { startCluster } from '#database/embedded/cluster.ts'
import { copyStandby } from '#database/embedded/standby.ts'
import { ensureDatabase, migrate } from '#database/migrate.ts'
import { DATABASE } from '#server/store.ts'
import { S3StandIn } from '../../tests/support/s3-stand-in.ts'
import { type Filled, fillDatabase } from '../faults/fill.ts'
import { freePort, memoryOf, startServer } from '../web/server-process.ts'

const CARS = 20_000
export const SECRET = 'a secret that all processes share'

export interface Machines {
  readonly bases: readonly string[]
  readonly database: Database
  readonly filled: Filled
  /** Resident memory of each process, in megabytes. */
  memory(): Readonly<Record<string, number>>
}

/** Two web processes and a worker with folders of their own, a primary, a standby that pages read from, and an object store. */
export async function startMachines(folder: string, opened: AsyncDisposableStack): Promise<Machines> {
  const store = new S3StandIn()
  await store.start()
  opened.defer(() => store.stop())
  const primary = await startCluster(path.join(folder, 'primary', 'postgres'))
  opened.defer(() => primary.stop())
  await ensureDatabase(primary.url, DATABASE)
  const url = primary.urlOf(DATABASE)
  await migrate(url)
  const database = openDatabase(url)
  opened.defer(() => database.close())
  const filled = await fillDatabase(database, CARS)
  const standbyFolder = path.join(folder, 'standby', 'postgres')
  await copyStandby(primary.url, standbyFolder)
  const standby = await startCluster(standbyFolder)
  opened.defer(() => standby.stop())
  const shared = {
    ...{ DATABASE_URL: url, DATABASE_READ_URL: standby.urlOf(DATABASE), OBJECT_STORE_URL: store.url() },
    ...{ SESSION_SECRET: SECRET, DATA_KEY: 'a key that all of the processes share', TRUST_PROXY: '1' },
    ...{ LOG_LEVEL: 'error', DEMO_STOCK: '0' },
  }
  const startWeb = async (name: string) => {
    const base = `http://localhost:${await freePort()}`
    const env = { ...shared, PROCESSES: 'web', PORT: new URL(base).port, DATA_DIR: path.join(folder, name) }
    const server = await startServer([process.execPath, 'src/server/main.ts'], `${base}/readyz`, { env })
    opened.defer(() => server.stop())
    return { base, server }
  }
  const webs = [await startWeb('web-1'), await startWeb('web-2')]
  const worker = spawn(process.execPath, ['src/server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...shared, PROCESSES: 'worker', DATA_DIR: path.join(folder, 'worker') },
  })
  opened.defer(() => void worker.kill('SIGTERM'))
  return {
    ...{ bases: webs.map(({ base }) => base), database, filled },
    memory: () => ({
      ...Object.fromEntries(webs.map(({ server }, index) => [`web ${index + 1}`, server.memory()])),
      worker: memoryOf(worker.pid!),
    }),
  }
}
