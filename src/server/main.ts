import path from 'node:path'
import { StartRefusal } from '#domain/start-refusal.ts'
import { readConfig } from './config.ts'
import { startShop } from './shop.ts'

/** `node src/server/main.ts [--live]`: the whole shop in this process; `--live` serves the storefront from its sources with hot reload. */
const opened = new AsyncDisposableStack()
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1) // whoever asks twice does not want to wait
    stopping = true
    void opened.disposeAsync().finally(() => process.exit(0))
  })
}

try {
  const options = {
    live: process.argv.includes('--live'),
    buildFolder: path.resolve('build'),
    say: (line: string) => console.log(line),
  }
  await startShop(readConfig(), options, opened)
} catch (error) {
  if (!stopping) {
    if (!(error instanceof StartRefusal)) throw error
    console.error(`\n${error.message}\n`)
    process.exit(1)
  }
}
