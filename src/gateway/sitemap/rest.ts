import type { Context, Env, Hono } from 'hono'
import type { ReadHandle } from '#database/handles.ts'
import type { Brand } from '#domain/brand.ts'
import type { Screen } from '#domain/routes/screens.ts'
import { readDealers } from '#queries/merchant/merchants.ts'
import { lastVehicleId, readVehiclePages } from '#queries/sitemap/vehicle-pages.ts'
import type { Directory } from '#queries/vehicle-search/directory.ts'
import { type SitemapEntry, sitemapIndex, sitemapPart } from './sitemap-xml.ts'

interface SitemapSources<E extends Env> {
  readonly read: ReadHandle
  readonly directory: () => Directory
  readonly siteOf: (c: Context<E>) => { readonly origin: string; readonly brand: Brand }
}

/** Vehicles per part: two addresses each stay below the 50,000 that a part may hold. */
const VEHICLES_PER_PART = 20_000
const XML = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }

const SCREENS: readonly Screen[] = [
  'home',
  'cars',
  'cars-new',
  'cars-used',
  'cars-electric',
  'cars-suv',
  'cars-hybrid',
  'cars-small',
  'cars-van',
  'cars-day-registration',
  'dealers',
]

/**
 * `/robots.txt` and `/sitemap.xml` with its parts. Cars shown on dealers' storefronts have their canonical page on the main site,
 * so a storefront's sitemap names its own pages only.
 */
export function sitemapRest<E extends Env>({ read, directory, siteOf }: SitemapSources<E>) {
  return (app: Hono<E>): void => {
    app.get('/robots.txt', (c) => {
      const lines = [
        'User-agent: *',
        'Disallow: /graphql',
        'Disallow: /api/',
        'Disallow: /dev/',
        '',
        `Sitemap: ${siteOf(c).origin}/sitemap.xml`,
        '',
      ]
      return c.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=3600' })
    })
    app.get('/sitemap.xml', async (c) => {
      const { origin, brand } = siteOf(c)
      const parts = brand.slug === null ? Math.ceil((await lastVehicleId(read)) / VEHICLES_PER_PART) : 0
      const vehicles = Array.from({ length: parts }, (_, part) => `/sitemaps/vehicles-${part}.xml`)
      return c.body(sitemapIndex(origin, ['/sitemaps/pages.xml', ...vehicles]), 200, XML)
    })
    app.get('/sitemaps/pages.xml', async (c) => {
      const { origin, brand } = siteOf(c)
      const dealers = await readDealers(read, brand.merchantUuids)
      const entries: SitemapEntry[] = [
        ...SCREENS.map((screen) => ({ screen })),
        ...(brand.slug === null ? directory().makes : []).map((make) => ({
          screen: 'cars-slug' as const,
          params: { slug: make.slug },
        })),
        ...dealers.map((dealer) => ({ screen: 'dealer' as const, params: { dealer: dealer.slug } })),
      ]
      return c.body(sitemapPart(origin, entries), 200, XML)
    })
    app.get('/sitemaps/:part{vehicles-[0-9]{1,5}\\.xml}', async (c) => {
      const { origin, brand } = siteOf(c)
      const part = Number(/\d+/.exec(c.req.param('part'))?.[0])
      const from = part * VEHICLES_PER_PART + 1
      if (brand.slug !== null || from > (await lastVehicleId(read))) return c.notFound()
      const pages = await readVehiclePages(read, brand, from, from + VEHICLES_PER_PART)
      const entries = pages.map(({ id, makeName, modelName, updatedAt }) => ({
        screen: 'vehicle' as const,
        params: { id, makeName, modelName },
        changedAt: updatedAt,
      }))
      return c.body(sitemapPart(origin, entries), 200, XML)
    })
  }
}
