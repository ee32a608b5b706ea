import { homeTexts } from '#messages/home.ts'
import { RecentlyViewedLater } from '../blocks/RecentlyViewedLater.tsx'
import { grouped } from '../figures.ts'
import { loadHome } from '../features/home/home.server.ts'
import { HomePage } from '../features/home/home.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { type SiteView, useLocale, useSite } from '../site.ts'
import type { Route } from './+types/home.ts'

export const loader = loadHome

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!loaderData || !site) return []
  const { locale } = site
  const { dealer, total } = loaderData
  const count = grouped(total, locale)
  const description = dealer
    ? `${homeTexts.dealerHeading[locale](dealer, count, total === 1)}. ${homeTexts.dealerLead[locale]}`
    : homeTexts.description[locale](count)
  return headOf(site, {
    title: homeTexts.title[locale],
    description,
    path: loaderData.path,
    structured: shopData(site, loaderData.finder.list),
  })
}

/** The shop in schema.org's words, and where it is searched. */
function shopData({ brand, origin }: SiteView, list: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.name,
    url: origin,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}${list}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const locale = useLocale()
  const favourites = useSite()?.frame.favourites
  return (
    <>
      <HomePage view={loaderData} locale={locale} />
      {favourites ? <RecentlyViewedLater loadFrom={favourites} locale={locale} /> : null}
    </>
  )
}
