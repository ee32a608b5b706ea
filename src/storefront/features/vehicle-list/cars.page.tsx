import { useMemo } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { listTexts } from '#messages/list.ts'
import { Notice } from '#design/Notice.tsx'
import { ListFrame } from '../../blocks/ListFrame.tsx'
import { SearchBox } from '../../blocks/SearchBox.tsx'
import { grouped } from '../../figures.ts'
import { headOf, itemList, siteOf } from '../../head.ts'
import { packView, viewOf } from '../../packed-view.ts'
import { keepContext } from '../../request.server.ts'
import { useLocale } from '../../site.ts'
import type { Route } from './+types/cars.page.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { Results } from './Results.tsx'
import { SearchNotices } from './SearchNotices.tsx'
import { VehicleListHead } from './VehicleListHead.tsx'
import { loadVehicleList } from './cars.server.ts'

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

export default function Cars({ loaderData }: Route.ComponentProps) {
  const view = useMemo(() => viewOf(loaderData), [loaderData])
  const locale = useLocale()
  const busy = useNavigation().state === 'loading'
  const crumbs = [
    ...(view.active > 0
      ? [{ label: listTexts.buy[locale], href: view.base }, { label: view.heading }]
      : [{ label: listTexts.buy[locale] }]),
  ]
  const typed = view.tooLong ?? view.typed
  return (
    <ListFrame crumbs={crumbs} filters={<FilterPanel view={view} locale={locale} />}>
      <SearchBox key={`${view.href} ${typed ?? ''}`} list={view.base} text={typed} locale={locale} />
      <SearchNotices view={view} locale={locale} />
      <VehicleListHead view={view} locale={locale} />
      {view.unknownPlace ? (
        <Notice tone="warning">
          <p>{listTexts.unknownPlaceNotice[locale](view.unknownPlace)}</p>
        </Notice>
      ) : null}
      {view.misread ? (
        <Notice>
          <p>{listTexts.misread[locale]}</p>
        </Notice>
      ) : null}
      <Results view={view} locale={locale} busy={busy} />
      <Outlet />
    </ListFrame>
  )
}
