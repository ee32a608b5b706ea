import { homeTexts } from '#messages/home.ts'
import { RecentlyViewed } from '../blocks/RecentlyViewed.tsx'
import { grouped } from '../figures.ts'
import { loadHome } from '../features/home/home.server.ts'
import { HomePage } from '../features/home/HomePage.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale, useSite } from '../site.ts'
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
  return headOf(site, { title: homeTexts.title[locale], description, path: loaderData.path })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const locale = useLocale()
  const favourites = useSite()?.frame.favourites
  return (
    <>
      <HomePage view={loaderData} locale={locale} />
      {favourites ? <RecentlyViewed loadFrom={favourites} locale={locale} /> : null}
    </>
  )
}
