import path from 'node:path'
import { StartRefusal } from '#domain/start-refusal.ts'
import { readConfig } from './config.ts'
import { startShop } from './shop.ts'

/** `node src/server/main.ts [--live]`: the whole shop in this process; `--live` serves the storefront from its sources with hot reload. */
try {
  const shop = await startShop(readConfig(), {
    live: process.argv.includes('--live'),
    buildFolder: path.resolve('build'),
    say: (line) => console.log(line),
  })
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      void shop.stop().then(() => process.exit(0))
    })
  }
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  console.error(`\n${error.message}\n`)
  process.exit(1)
}
