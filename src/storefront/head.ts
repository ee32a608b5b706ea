import { LOCALES, type Locale } from '#domain/locale.ts'
import { inOtherLocale } from '#domain/routes/paths.ts'
import type { MetaDescriptor } from 'react-router'
import type { SiteView } from './site.ts'

interface HeadOfPage {
  readonly title: string
  readonly description?: string
  /** Canonical path with its query; without one the page is not to be indexed. */
  readonly path?: string
}

/** Title, description, canonical address and the same page in the other language. */
export function headOf(site: SiteView | undefined, { title, description, path }: HeadOfPage): MetaDescriptor[] {
  const descriptors: MetaDescriptor[] = [{ title: site ? `${title} | ${site.brand.name}` : title }]
  if (description) descriptors.push({ name: 'description', content: description })
  if (!site || path === undefined) return [...descriptors, { name: 'robots', content: 'noindex' }]
  const address = (locale: Locale) => {
    const [pathname = '/', query = ''] = path.split('?')
    return site.origin + (locale === site.locale ? path : inOtherLocale(pathname, query, locale))
  }
  descriptors.push({ tagName: 'link', rel: 'canonical', href: address(site.locale) })
  for (const locale of LOCALES)
    descriptors.push({ tagName: 'link', rel: 'alternate', hrefLang: locale, href: address(locale) })
  descriptors.push({ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('de') })
  return descriptors
}

/** The root's data among the matches a `meta` function receives. */
export function siteOf(
  matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[],
): SiteView | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as SiteView | undefined
}
