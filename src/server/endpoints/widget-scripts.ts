import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Hono } from 'hono'
import type { WebEnv } from '../web-env.ts'
import { shortScript } from './short-script.ts'

const FOLDER = path.resolve(import.meta.dirname, '../widget')

/** The path of the script that dealers' websites load. A change that breaks their pages gets the next number. */
export const WIDGET_LOADER = '/widget/v1.js'

/** The scripts on both sides of a widget's frame, for pages of any website. */
export function widgetScriptsEndpoint(app: Hono<WebEnv>): void {
  const scripts = { [WIDGET_LOADER]: widgetScript('loader-v1.js'), '/widget/frame-v1.js': widgetScript('frame-v1.js') }
  for (const [address, script] of Object.entries(scripts))
    app.get(address, (c) =>
      c.body(script, 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'public, max-age=86400',
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      }),
    )
}

export function widgetScript(name: string): string {
  return shortScript(readFileSync(path.join(FOLDER, name), 'utf8'))
}
