import { useMemo } from 'react'
import { loadAccessoryList } from '../features/accessories/accessories.server.ts'
import { AccessoryListPage } from '../features/accessories/accessories.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { packView, viewOf } from '../packed-view.ts'
import { keepContext } from '../request.server.ts'
import type { Route } from './+types/accessories.ts'

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  return context.get(keepContext)(`accessories ${url.pathname}${url.search}`, async () =>
    packView(await loadAccessoryList(args)),
  )
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!loaderData || !site) return []
  const { title, description, href, keptAs, cards, other } = viewOf(loaderData)
  return headOf(site, {
    title,
    description,
    path: keptAs ?? href,
    address: href,
    other,
    isIndexed: keptAs === undefined,
    ...(keptAs === undefined ? { structured: itemList(cards.map((card) => site.origin + card.href)) } : {}),
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

export default function Accessories({ loaderData }: Route.ComponentProps) {
  const view = useMemo(() => viewOf(loaderData), [loaderData])
  return <AccessoryListPage view={view} />
}
