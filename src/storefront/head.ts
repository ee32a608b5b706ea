import type { Locale } from '#domain/locale.ts'
import { SHARE_PICTURE, sharePicturePath } from '#domain/images.ts'
import { frameTexts } from '#messages/frame.ts'
import type { Text } from '#messages/texts.ts'
import type { MetaDescriptor } from 'react-router'
import type { SiteView } from './site.ts'

interface HeadOfPage {
  readonly title: string | Text
  readonly description?: string | Text
  /** Canonical path with its query; without one the page is not to be indexed. */
  readonly path?: string
  /**
   * False where `path` is the page that search engines index in place of this one: here they only follow the links, one of which leads
   * there.
   */
  readonly isIndexed?: boolean
  /** The page's own address, if it is not `path`: it is the one that is shared, and under which the page may be cached. */
  readonly address?: string
  /** The page in the other language, where its path is not simply the other one with the same parameters. */
  readonly other?: string
  /** Cars shown in a dealer's shop have their canonical page on the main site. */
  readonly onMainSite?: boolean
  /** The vehicle whose picture is shown where the page is shared; the shop's own where there is none. */
  readonly vehicleId?: string
  /** Structured data of the page (schema.org). */
  readonly structured?: Readonly<Record<string, unknown>>
}

/**
 * For a page that is a filtered version of another one. It has no canonical link, because that would say that both are the same page, and
 * search engines would drop the other one, too.
 */
const NOT_INDEXED = { name: 'robots', content: 'noindex,follow' }

/** Title, description, canonical address, the same page in the other language, and what is shown where the page is shared. */
export function headOf(site: SiteView | undefined, page: HeadOfPage): MetaDescriptor[] {
  const { path, isIndexed = true, structured } = page
  const inLocale = (text: string | Text) => (typeof text === 'string' ? text : text[site?.locale ?? 'de'])
  const title = (site?.hasErrors ? inLocale(frameTexts.errorTitle) : '') + inLocale(page.title)
  const descriptors: MetaDescriptor[] = [{ title: site ? `${title} | ${site.brand.name}` : title }]
  const isNobodys = !site || path === undefined
  // A personal page describes the shop: it is not indexed, so repeated descriptions do no harm.
  const text = page.description ?? (isNobodys ? frameTexts.brandClaim : undefined)
  const description = text ? inLocale(text) : ''
  if (description) descriptors.push({ name: 'description', content: description })
  if (isNobodys) return [...descriptors, { name: 'robots', content: 'noindex' }]
  const origin = (page.onMainSite ? site.mainOrigin : undefined) ?? site.origin
  return [
    ...descriptors,
    ...(isIndexed
      ? [{ tagName: 'link', rel: 'canonical', href: origin + path }, ...alternatesOf(site, origin, path, page.other)]
      : [NOT_INDEXED]),
    ...sharedAs(site, origin, { ...page, title, description }),
    ...(structured ? [{ 'script:ld+json': { ...structured } }] : []),
  ]
}

function alternatesOf(
  { locale, frame }: SiteView,
  origin: string,
  path: string,
  other = withoutQuery(frame.otherLanguage),
): MetaDescriptor[] {
  const addressIn = (language: Locale) => origin + (language === locale ? path : other)
  const link = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href })
  return [link('de', addressIn('de')), link('en', addressIn('en')), link('x-default', addressIn('de'))]
}

/** The query of an indexed page has at most the language; everything else is dropped. */
function withoutQuery(address: string): string {
  const [path = '', query] = address.split('?')
  const language = new URLSearchParams(query).get('lang')
  return language === null ? path : `${path}?lang=${language}`
}

/** Open Graph, which messengers and social networks read (ogp.me). */
function sharedAs(
  { locale, brand, origin: shop }: SiteView,
  origin: string,
  {
    title,
    description,
    path,
    address = path,
    vehicleId,
  }: HeadOfPage & Readonly<Record<'title' | 'description', string>>,
): MetaDescriptor[] {
  const property = (name: string, content: string) => ({ property: `og:${name}`, content })
  return [
    property('type', 'website'),
    property('site_name', brand.name),
    property('locale', locale === 'de' ? 'de_DE' : 'en_GB'),
    property('title', title),
    ...(description ? [property('description', description)] : []),
    property('url', origin + address),
    property('image', shop + sharePicturePath(locale, vehicleId)),
    property('image:width', String(SHARE_PICTURE.width)),
    property('image:height', String(SHARE_PICTURE.height)),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The root's data among the matches a `meta` function receives. */
export function siteOf(
  matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[],
): SiteView | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as SiteView | undefined
}

/** The offers of a list in schema.org's words. */
export function itemList(urls: readonly string[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
  }
}
