import { useMemo } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { listTexts } from '#messages/list.ts'
import { Notice } from '#design/Notice.tsx'
import { ListFrame } from '../../blocks/ListFrame.tsx'
import { PlaceHint } from '../../blocks/PlaceHint.tsx'
import { formatNumber } from '#domain/format/numbers.ts'
import { headOf, itemList, siteOf } from '../../head.ts'
import { serializeView, viewOf } from '../../delivery/serialized-view.ts'
import { fragmentCacheContext } from '../../request.server.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/cars.page.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { Results } from './Results.tsx'
import { VehicleListHead } from './VehicleListHead.tsx'
import { loadVehicleList } from './cars.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  return context.get(fragmentCacheContext)(`list ${url.pathname}${url.search}`, async () =>
    serializeView(await loadVehicleList(args)),
  )
}

/** Cars are chosen here for the comparison. */
export const handle = { offersComparison: true }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!loaderData || !site) return []
  const { heading, title = heading, description, total, href, canonicalPath, cards } = viewOf(loaderData)
  const origin = site.mainOrigin ?? site.origin
  return headOf(site, {
    title: `${formatNumber(total, site.locale)} ${title}`,
    description,
    path: canonicalPath ?? href,
    address: href,
    isIndexed: canonicalPath === undefined,
    ...(canonicalPath === undefined && cards.length > 0
      ? { structured: itemList(cards.map((card) => origin + card.href)) }
      : {}),
  })
}

export default function Cars({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(listTexts)
  const view = useMemo(() => viewOf(loaderData), [loaderData])
  const busy = useNavigation().state === 'loading'
  const crumbs =
    view.active > 0
      ? [{ label: texts.buy, href: view.base }, { label: capitalised(view.heading) }]
      : [{ label: texts.buy }]
  return (
    <ListFrame crumbs={crumbs} filters={<FilterPanel view={view} />}>
      <VehicleListHead view={view} />
      {view.notices?.map((notice) => (
        <Notice key={notice}>
          <p>{notice}</p>
        </Notice>
      ))}
      <PlaceHint hint={view.hint} />
      <Results view={view} busy={busy} />
      <Outlet />
    </ListFrame>
  )
}

/** English headings follow a number and begin in lower case. */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
