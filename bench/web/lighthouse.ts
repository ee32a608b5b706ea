import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from '../../tests/support/find-browser.ts'
import { goToCheckout } from './at-checkout.ts'
import { freePort, startServer } from './server-process.ts'

/**
 * Runs Lighthouse's phone on home, list, a vehicle, pages of text, a widget and the first step of checkout, with the built shop in
 * production mode. Installs Lighthouse where it is missing.
 */
const TEXT_PAGES = ['/pages/hilfe-faqs', '/presse', '/ratgeber', '/ratgeber/gebrauchtwagen-pruefen']
const WIDGET = '/whitelabel/widget?kind=vehicles'
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
const environment = {
  PORT: String(port),
  DATA_DIR: folder,
  DEMO_STOCK: '1',
  SESSION_SECRET: 'only-for-this-measurement-0123456789',
  DATA_KEY: 'only-for-this-measurement-0123456789',
  MAIL_OUTBOX: '1',
  LOG_LEVEL: 'error',
}
const start = (more: Record<string, string>) =>
  startServer([process.execPath, 'src/server/main.ts'], `${origin}/readyz`, { env: { ...environment, ...more } })
// A shop in production creates no demo account, so the stock and the account are made before.
await (await start({ NODE_ENV: 'development' })).stop()
const shop = await start({ NODE_ENV: 'production' })
try {
  const list = await (await fetch(`${origin}/auto-kaufen`)).text()
  const cars = [...new Set(list.matchAll(/href="(\/autos\/[^"]+)"/g).map(([, path = '/']) => path))]
  const measure = (paths: readonly string[], cookie = '') =>
    spawnSync(process.execPath, [path.join(tool, 'main.mjs'), browser, origin, cookie, ...paths], { stdio: 'inherit' })
  measure(['/', '/auto-kaufen', cars[0] ?? '/', ...TEXT_PAGES, WIDGET])
  const checkout = await goToCheckout(browser, origin, cars)
  measure([checkout.path], checkout.cookie)
} finally {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
}
