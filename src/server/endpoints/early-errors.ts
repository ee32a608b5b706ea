import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Hono } from 'hono'
import { EARLY_ERRORS } from '#domain/operations/early-errors.ts'
import type { WebEnv } from '../web-env.ts'
import { shortScript } from './short-script.ts'

const FILE = path.resolve(import.meta.dirname, '../scripts/early-errors.js')

/** The script that pages load before their own, to report errors until their own script does. */
export function earlyErrorsEndpoint(app: Hono<WebEnv>): void {
  const script = shortScript(readFileSync(FILE, 'utf8'))
  app.get(EARLY_ERRORS, (c) =>
    c.body(script, 200, {
      ...{ 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
    }),
  )
}
