import { loadHowTo } from './content-page.server.ts'
import { ContentPage } from './ContentPage.tsx'
import { headOf, siteOf } from '../../head.ts'
import type { Route } from './+types/car-accessories-how-to.page.ts'

export const loader = loadHowTo

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? headOf(siteOf(matches), loaderData) : []
}

export default function HowTo({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} />
}
