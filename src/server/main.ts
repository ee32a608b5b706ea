import path from 'node:path'
import { StartRefusal } from '#domain/start-refusal.ts'
import { type Config, readConfig } from './config.ts'
import { createLog, describeError } from './log.ts'
import { startShop } from './shop.ts'
import { openStore, OWNER_UNKNOWN } from './store.ts'
import { startWorker } from './worker/worker.ts'

/**
 * `node src/server/main.ts [--live]`: runs what PROCESSES names, by default the whole shop; `--live` serves the storefront from its sources
 * with hot reload.
 */
const opened = new AsyncDisposableStack()
let stopping = false
const stop = (signal?: NodeJS.Signals) => {
  if (stopping) {
    // A second Ctrl-C ends at once; SIGTERM may arrive twice for one request, from the group and passed on.
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
      onLost: endWith,
    }
    await startShop(config, options, opened)
  }
} catch (error) {
  if (!stopping) endWith(error)
}

/** Ends the process with the sentence of a StartRefusal, or with the stack of any other error. */
function endWith(error: unknown): void {
  console.error(error instanceof StartRefusal ? `\n${error.message}\n` : error)
  process.exit(1)
}

async function runWorker(config: Config): Promise<void> {
  // A process started by the shop ends with the shop, however that ends; the terminal's Ctrl-C reaches both, and the shop decides.
  if (process.send) {
    process.on('disconnect', () => stop())
    process.removeListener('SIGINT', stop)
    process.on('SIGINT', () => {})
  }
  const log = createLog(config.logLevel)
  const onError = (error: Error) => log.error({ error: error.message }, 'a database connection broke')
  const onUnknownOwner = (error: unknown) => log.error({ error: describeError(error) }, OWNER_UNKNOWN)
  const store = await openStore(config, { maxConnections: 4, onError, onUnknownOwner })
  opened.defer(() => store.close())
  const onRestart = () => log.error('the embedded database had ended and was started again')
  opened.defer(store.supervise({ onRestart, onLost: endWith }))
  const worker = await startWorker(store, config, log)
  opened.defer(() => worker.stop())
}
