import { vehicleTexts } from '#messages/vehicle.ts'
import { RecentlyViewed } from '../blocks/RecentlyViewed.tsx'
import { GonePage } from '../features/vehicle/GonePage.tsx'
import { OfferPage } from '../features/vehicle/OfferPage.tsx'
import { loadVehicle } from '../features/vehicle/vehicle.server.ts'
import { headOf, siteOf } from '../head.ts'
import { useLocale, useSite } from '../site.ts'
import type { Route } from './+types/vehicle.ts'

export const loader = loadVehicle

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!loaderData || !site) return []
  const { locale } = site
  if (loaderData.kind !== 'offer')
    return headOf(site, { title: vehicleTexts[loaderData.kind === 'sold' ? 'soldTitle' : 'unknownTitle'][locale] })
  const { title, trim, price, keyFacts, path } = loaderData
  const name = trim ? `${title} ${trim}` : title
  const facts = keyFacts.map(({ value }) => value).join(', ')
  return headOf(site, {
    title: `${name}, ${price}`,
    description: vehicleTexts.pageDescription[locale](name, price, facts),
    path,
  })
}

export default function Vehicle({ loaderData }: Route.ComponentProps) {
  const locale = useLocale()
  const frame = useSite()?.frame
  if (loaderData.kind !== 'offer') return <GonePage gone={loaderData} carsHref={frame?.cars ?? '/'} locale={locale} />
  return (
    <>
      <OfferPage offer={loaderData} locale={locale} />
      {frame?.favourites ? (
        <RecentlyViewed loadFrom={frame.favourites} current={loaderData.id} locale={locale} />
      ) : null}
    </>
  )
}
