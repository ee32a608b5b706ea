import type { Locale } from '#domain/locale.ts'
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
  const { locale, origin, frame } = site
  const addressIn = (language: Locale) => origin + (language === locale ? path : frame.otherLanguage)
  return [
    ...descriptors,
    { tagName: 'link', rel: 'canonical', href: origin + path },
    { tagName: 'link', rel: 'alternate', hrefLang: 'de', href: addressIn('de') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: addressIn('en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn('de') },
  ]
}

/** The root's data among the matches a `meta` function receives. */
export function siteOf(
  matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[],
): SiteView | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as SiteView | undefined
}
