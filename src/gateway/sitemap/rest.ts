import type { Context, Env, Hono } from 'hono'
import type { Brand } from '#domain/brand.ts'
import { readShopPages, type ShopPageDeps } from '#use-cases/sitemap/shop-pages.ts'
import { readVehiclePages, readVehicleParts } from '#use-cases/sitemap/vehicle-pages.ts'
import { stockCache } from './stock-cache.ts'
import { sitemapIndex, sitemapPart } from './sitemap-xml.ts'

interface SitemapDeps<E extends Env> extends ShopPageDeps {
  /** Number of the present state of everything pages show. */
  readonly generation: () => number
  readonly siteOf: (c: Context<E>) => { readonly origin: string; readonly brand: Brand }
}

/** Vehicles per part: two addresses each stay below the 50,000 that a part may hold. */
const VEHICLES_PER_PART = 20_000
const AN_HOUR = 'public, max-age=3600'
const XML = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': AN_HOUR }

/** `/robots.txt` and `/sitemap.xml` with its parts. */
export function sitemapRest<E extends Env>({ siteOf, generation, ...deps }: SitemapDeps<E>) {
  const { read } = deps
  const partsOfBrand = stockCache<Awaited<ReturnType<typeof readVehicleParts>>>(generation)
  const pagesOfBrand = stockCache<Awaited<ReturnType<typeof readShopPages>>>(generation)
  return (app: Hono<E>): void => {
    app.get('/robots.txt', (c) => {
      // Pages marked noindex must stay open to crawlers, because only a page that is read can say so.
      const closed = ['/graphql', '/api/', '/dev/'].map((path) => `Disallow: ${path}`)
      const lines = ['User-agent: *', ...closed, '', `Sitemap: ${siteOf(c).origin}/sitemap.xml`, '']
      return c.text(lines.join('\n'), 200, { 'Cache-Control': AN_HOUR })
    })
    app.get('/sitemap.xml', async (c) => {
      const { origin, brand } = siteOf(c)
      const parts = await partsOfBrand(brand.slug ?? '', () => readVehicleParts(read, brand, VEHICLES_PER_PART))
      const vehicles = parts.map(({ part, changedAt }) => ({ path: `/sitemaps/vehicles-${part}.xml`, changedAt }))
      return c.body(sitemapIndex(origin, [{ path: '/sitemaps/pages.xml' }, ...vehicles]), 200, XML)
    })
    app.get('/sitemaps/pages.xml', async (c) => {
      const { origin, brand } = siteOf(c)
      const pages = await pagesOfBrand(brand.slug ?? '', () => readShopPages(deps, brand))
      return c.body(sitemapPart(origin, pages), 200, XML)
    })
    app.get('/sitemaps/:part{vehicles-[0-9]{1,5}\\.xml}', async (c) => {
      const { origin, brand } = siteOf(c)
      const part = Number(/\d+/.exec(c.req.param('part'))?.[0])
      const from = part * VEHICLES_PER_PART + 1
      const pages = await readVehiclePages(read, brand, from, from + VEHICLES_PER_PART)
      if (pages.length === 0) return c.notFound()
      const entries = pages.map(({ id, makeName, modelName, updatedAt }) => ({
        screen: 'vehicle' as const,
        params: { id, makeName, modelName },
        changedAt: updatedAt,
      }))
      return c.body(sitemapPart(origin, entries), 200, XML)
    })
  }
}
