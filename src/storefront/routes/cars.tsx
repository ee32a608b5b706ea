import { listTexts } from '#messages/list.ts'
import { useMemo } from 'react'
import { Outlet } from 'react-router'
import { loadVehicleList } from '../features/vehicle-list/cars.server.ts'
import { VehicleListPage } from '../features/vehicle-list/cars.page.tsx'
import { grouped } from '../figures.ts'
import { headOf, siteOf } from '../head.ts'
import { packView, viewOf } from '../packed-view.ts'
import { keepContext } from '../request.server.ts'
import type { Route } from './+types/cars.ts'

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  return context.get(keepContext)(`list ${url.pathname}${url.search}`, async () =>
    packView(await loadVehicleList(args)),
  )
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!loaderData || !site) return []
  const { heading, title: what = heading, total, href, keptAs, cards } = viewOf(loaderData)
  const title = `${grouped(total, site.locale)} ${what}`
  const { locale, brand } = site
  const description = brand.slug
    ? listTexts.dealerDescription[locale](title, brand.name)
    : listTexts.description[locale](title)
  const origin = site.mainOrigin ?? site.origin
  return headOf(site, {
    title,
    description,
    path: keptAs ?? href,
    address: href,
    isIndexed: keptAs === undefined,
    ...(keptAs === undefined ? { structured: itemList(cards.map((card) => origin + card.href)) } : {}),
  })
}

/** The offers of the page in schema.org's words. */
function itemList(urls: readonly string[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
  }
}

export default function Cars({ loaderData }: Route.ComponentProps) {
  const view = useMemo(() => viewOf(loaderData), [loaderData])
  return (
    <>
      <VehicleListPage view={view} />
      <Outlet />
    </>
  )
}
