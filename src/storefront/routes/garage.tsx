import { garageTexts } from '#messages/garage.ts'
import { changeGarage, loadGarage } from '../features/garage/garage.server.ts'
import { GaragePage } from '../features/garage/garage.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/garage.ts'

export const loader = loadGarage
export const action = changeGarage

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: garageTexts.title[site?.locale ?? 'de'] })
}

export default function Garage({ loaderData }: Route.ComponentProps) {
  return <GaragePage view={loaderData} locale={useLocale()} />
}
