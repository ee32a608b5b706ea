import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from '../../tests/support/find-browser.ts'
import { freePort, startServer } from './server-process.ts'

/** Lighthouse's phone on home, list and a vehicle of the built shop in production. Installs Lighthouse where it is not installed yet. */
const tool = path.resolve('bench/lighthouse')
if (!existsSync(path.join(tool, 'node_modules')))
  spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'], {
    cwd: tool,
    stdio: 'inherit',
  })
const browser = await findBrowser()
if (!browser) throw new Error('Lighthouse needs Chromium or Chrome: name it with CHROMIUM_PATH.')
const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-lighthouse-shop-'))
const port = await freePort()
const origin = `http://localhost:${port}`
const shop = await startServer([process.execPath, 'src/server/main.ts'], `${origin}/readyz`, {
  env: {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: folder,
    DEMO_STOCK: '1',
    SESSION_SECRET: 'only-for-this-measurement-0123456789',
    DATA_KEY: 'only-for-this-measurement-0123456789',
    MAIL_OUTBOX: '1',
    LOG_LEVEL: 'error',
  },
})
try {
  const list = await (await fetch(`${origin}/auto-kaufen`)).text()
  const vehicle = /href="(\/autos\/[^"]+)"/.exec(list)?.[1] ?? '/'
  const args = [path.join(tool, 'main.mjs'), browser, origin, '/', '/auto-kaufen', vehicle]
  spawnSync(process.execPath, args, { stdio: 'inherit' })
} finally {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
}
