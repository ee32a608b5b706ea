import type { Hono } from 'hono'
import type { Brand } from '#domain/brand.ts'
import type { HostedBrand } from '#domain/brand-of-host.ts'
import { logoObject } from '#domain/brand-look/logo.ts'
import { drawAxle, drawMark } from '#domain/brand-look/mark.ts'
import { SHOP_COLOR } from '#domain/brand-look/shop-color.ts'
import { rasterizeMark } from '#services/images/rasterize-mark.ts'
import type { WebEnv } from '../web-env.ts'
import { FOR_MAILS } from './for-mails.ts'

const SVG = 'image/svg+xml'
const BRIEFLY = { 'Cache-Control': 'public, max-age=300' }
const OF_HOST = { ...BRIEFLY, Vary: 'Host' }

/**
 * `/brand-mark.svg`: the drawn mark of this host's shop; `?on=brand` on a ground in its colour. `/brand-mark.png` for mails, whose
 * readers show no SVG. `/brand-mark/<slug>.svg`: that of any storefront, for lists of dealers; its own logo where it has uploaded one.
 */
export function brandMarkEndpoint(brands: () => readonly HostedBrand[]) {
  return (app: Hono<WebEnv>): void => {
    app.get('/brand-mark.svg', (c) =>
      c.body(markOf(c.get('site').brand, c.req.query('on') === 'brand'), 200, { 'Content-Type': SVG, ...OF_HOST }),
    )
    app.get('/brand-mark.png', async (c) => {
      const picture = await rasterizeMark(markOf(c.get('site').brand, false))
      return c.body(new Uint8Array(picture), 200, { 'Content-Type': 'image/png', ...OF_HOST, ...FOR_MAILS })
    })
    app.get('/brand-mark/:file{[a-z0-9-]+\\.svg}', (c) => {
      const slug = c.req.param('file').slice(0, -'.svg'.length)
      const brand = brands().find((one) => one.slug === slug)
      if (!brand) return c.text('No such mark.', 404, BRIEFLY)
      if (brand.logoUrl && logoObject(brand.logoUrl) !== undefined) return c.redirect(brand.logoUrl)
      return c.body(markOf(brand, false), 200, { 'Content-Type': SVG, ...BRIEFLY })
    })
  }
}

function markOf({ slug, name, tokens, look }: Brand, isInverted: boolean): string {
  const color = tokens.brand ?? SHOP_COLOR
  if (slug === null) return drawAxle(color)
  const mark = look?.mark
  return drawMark({ slug, name, color, isInverted, ...(mark ? { mark } : {}) })
}
