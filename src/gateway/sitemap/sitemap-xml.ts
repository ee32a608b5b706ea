import { escapeMarkup } from '#domain/escape-markup.ts'
import { type Locale, LOCALES } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { ShopPage } from '#use-cases/sitemap/shop-page.ts'

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** One part of the sitemap: each page in each language, each naming the others (sitemaps.org 0.9 with hreflang links). */
export function sitemapPart(origin: string, pages: readonly ShopPage[]): string {
  return document('urlset', pages.flatMap((page) => urlsOf(origin, page)).join('\n'))
}

/** A part of the sitemap and when something in it last changed, where that is known. */
interface SitemapPart {
  readonly path: string
  readonly changedAt?: Date
}

/** The index that names the parts. */
export function sitemapIndex(origin: string, parts: readonly SitemapPart[]): string {
  const rows = parts.map(
    ({ path, changedAt }) => `<sitemap><loc>${escapeMarkup(origin + path)}</loc>${lastmod(changedAt)}</sitemap>`,
  )
  return document('sitemapindex', rows.join('\n'))
}

function lastmod(changedAt: Date | undefined): string {
  return changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
}

function urlsOf(origin: string, { screen, params = {}, changedAt }: ShopPage): string[] {
  const paramsIn = (locale: Locale) => (typeof params === 'function' ? params(locale) : params)
  const addresses = LOCALES.map(
    (locale) => [locale, escapeMarkup(origin + pathFor(screen, locale, paramsIn(locale)))] as const,
  )
  const alternates = addresses
    .map(([locale, href]) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`)
    .join('')
  return addresses.map(([, href]) => `<url><loc>${href}</loc>${lastmod(changedAt)}${alternates}</url>`)
}

function document(root: string, contents: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${NAMESPACES}>\n${contents}\n</${root}>\n`
}
