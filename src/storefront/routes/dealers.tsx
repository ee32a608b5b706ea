import { dealersTexts } from '#messages/dealers.ts'
import { loadDealers } from '../features/dealers/dealers.server.ts'
import { DealersPage } from '../features/dealers/dealers.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/dealers.ts'

export const loader = loadDealers

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!loaderData || !site) return []
  const { locale } = site
  return headOf(site, {
    title: dealersTexts.dealers[locale],
    description: dealersTexts.dealersLead[locale],
    path: loaderData.path,
    isIndexed: loaderData.isPlain,
  })
}

export default function Dealers({ loaderData }: Route.ComponentProps) {
  return <DealersPage view={loaderData} locale={useLocale()} />
}
