import { accessoryTexts } from '#messages/accessories.ts'
import { loadLanding } from '../features/accessories/car-accessories.server.ts'
import { LandingPage } from '../features/accessories/car-accessories.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/car-accessories.ts'

export const loader = loadLanding

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!loaderData || !site) return []
  const { landingTitle, landingLead } = accessoryTexts
  return headOf(site, {
    title: landingTitle[site.locale],
    description: landingLead[site.locale],
    path: loaderData.path,
  })
}

export default function CarAccessories({ loaderData }: Route.ComponentProps) {
  return <LandingPage view={loaderData} locale={useLocale()} />
}
