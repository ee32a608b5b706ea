import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../tests/support/free-port.ts'
import { LOOK_FOLDER } from './record.ts'

/** A demo shop on a new folder of its own, so that each run shows the same stock, orders and requests. */
export async function startLookShop(): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const folder = path.join(LOOK_FOLDER, 'shop')
  rmSync(folder, { recursive: true, force: true })
  const port = await freePort()
  const shop = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(shop, 'exit')
  const isReady = await isReadyIn(shop.stdout)
  if (!isReady) throw new Error('The demo shop has not started.')
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      shop.kill('SIGTERM')
      await ended
    },
  }
}

/** Its output is read on, so that it never waits for a full pipe. */
async function isReadyIn(output: NodeJS.ReadableStream): Promise<boolean> {
  const lines = createInterface({ input: output })
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      if (line.includes('is ready')) resolve(true)
    })
    lines.on('close', () => resolve(false))
  })
}
