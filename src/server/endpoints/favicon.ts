import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Hono } from 'hono'
import type { WebEnv } from '../web-env.ts'

const MARK = path.resolve(import.meta.dirname, '../../design/mark.svg')

/** `/favicon.ico`: pages link their mark, but browsers and bookmarks ask for this path as well. */
export function faviconEndpoint(app: Hono<WebEnv>): void {
  const mark = readFileSync(MARK, 'utf8')
  app.get('/favicon.ico', (c) =>
    c.body(mark, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' }),
  )
}
