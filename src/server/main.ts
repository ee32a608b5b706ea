import path from 'node:path'
import { StartRefusal } from '#domain/start-refusal.ts'
import { type Config, readConfig } from './config.ts'
import { createLog } from './log.ts'
import { startShop } from './shop.ts'
import { openStore } from './store.ts'
import { startWorker } from './worker/worker.ts'

/**
 * `node src/server/main.ts [--live]`: what PROCESSES names, the whole shop by default; `--live` serves the storefront from its deps
 * with hot reload.
 */
const opened = new AsyncDisposableStack()
let stopping = false
const stop = (signal?: NodeJS.Signals) => {
  if (stopping) {
    // Whoever presses Ctrl-C twice does not want to wait; SIGTERM may come twice for one wish, to the group and passed on.
    if (signal === 'SIGINT') process.exit(1)
    return
  }
  stopping = true
  void opened.disposeAsync().finally(() => process.exit(0))
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

try {
  const config = readConfig()
  if (config.processes === 'worker') await runWorker(config)
  else {
    const options = {
      live: process.argv.includes('--live'),
      buildFolder: path.resolve('build'),
      say: (line: string) => console.log(line),
    }
    await startShop(config, options, opened)
  }
} catch (error) {
  if (!stopping) {
    if (!(error instanceof StartRefusal)) throw error
    console.error(`\n${error.message}\n`)
    process.exit(1)
  }
}

async function runWorker(config: Config): Promise<void> {
  // Started by the shop, it ends with the shop, however and whenever that ends; the terminal's Ctrl-C reaches both, and the shop's word
  // counts.
  if (process.send) {
    process.on('disconnect', () => stop())
    process.removeListener('SIGINT', stop)
    process.on('SIGINT', () => {})
  }
  const log = createLog(config.logLevel)
  const onError = (error: Error) => log.error({ error: error.message }, 'a database connection broke')
  const store = await openStore(config, { maxConnections: 4, onError })
  opened.defer(() => store.close())
  const worker = await startWorker(store, config, log)
  opened.defer(() => worker.stop())
}
