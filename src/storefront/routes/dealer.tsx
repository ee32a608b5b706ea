import { dealersTexts } from '#messages/dealers.ts'
import { DealerPage } from '../features/dealers/dealer.page.tsx'
import { loadDealer } from '../features/dealers/dealers.server.ts'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/dealer.ts'

export const loader = loadDealer

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!loaderData || !site) return []
  const { path, city, dealer, structured } = loaderData
  const description = dealersTexts.dealerDescription[site.locale](dealer.name, city)
  return headOf(site, { title: `${dealer.name}, ${city}`, description, path, structured })
}

export default function Dealer({ loaderData }: Route.ComponentProps) {
  return <DealerPage view={loaderData} locale={useLocale()} />
}
