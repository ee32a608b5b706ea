import type { Hono } from 'hono'
import type { Brand } from '#domain/brand.ts'
import { drawAxle, drawMark } from '#domain/brand-look/mark.ts'
import { SHOP_COLOR } from '#domain/brand-look/shop-color.ts'
import { rasterizeMark } from '#services/images/rasterize-mark.ts'
import type { WebEnv } from '../web-env.ts'
import { FOR_MAILS } from './for-mails.ts'

const HEADERS = { 'Cache-Control': 'public, max-age=300', Vary: 'Host' }

/**
 * `/brand-mark.svg`: the drawn mark of this host's shop; `?on=brand` on a ground in its colour. `/brand-mark.png` for mails, whose
 * readers show no SVG.
 */
export function brandMarkEndpoint(app: Hono<WebEnv>): void {
  app.get('/brand-mark.svg', (c) =>
    c.body(markOf(c.var.site.brand, c.req.query('on') === 'brand'), 200, {
      ...{ 'Content-Type': 'image/svg+xml', ...HEADERS },
    }),
  )
  app.get('/brand-mark.png', async (c) => {
    const picture = await rasterizeMark(markOf(c.var.site.brand, false))
    return c.body(new Uint8Array(picture), 200, { 'Content-Type': 'image/png', ...HEADERS, ...FOR_MAILS })
  })
}

function markOf({ slug, name, tokens, look }: Brand, isInverted: boolean): string {
  const color = tokens.brand ?? SHOP_COLOR
  if (slug === null) return drawAxle(color)
  const mark = look?.mark
  return drawMark({ slug, name, color, isInverted, ...(mark ? { mark } : {}) })
}
