import { vehicleTexts } from '#messages/vehicle.ts'
import { RecentlyViewedLater } from '../blocks/RecentlyViewedLater.tsx'
import { loadFinancing } from '../features/financing/financing.server.ts'
import { DeferredFinancing } from '../features/financing/DeferredFinancing.tsx'
import { GonePage } from '../features/vehicle/GonePage.tsx'
import { OfferPage } from '../features/vehicle/OfferPage.tsx'
import { loadVehicle } from '../features/vehicle/vehicle.server.ts'
import { data } from 'react-router'
import { headOf, siteOf } from '../head.ts'
import { useLocale, useSite } from '../site.ts'
import type { Route } from './+types/vehicle.ts'

/** The offer with its calculator. */
export async function loader(args: Route.LoaderArgs) {
  const page = await loadVehicle(args)
  const financing = page.data.kind === 'offer' ? await loadFinancing(args, page.data.id) : null
  return data({ ...page.data, financing }, page.init ?? undefined)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!loaderData || !site) return []
  const { locale } = site
  if (loaderData.kind !== 'offer')
    return headOf(site, { title: vehicleTexts[loaderData.kind === 'sold' ? 'soldTitle' : 'unknownTitle'][locale] })
  const { title, trim, price, keyFacts, path, structured } = loaderData
  const name = trim ? `${title} ${trim}` : title
  const facts = keyFacts.map((fact) => `${fact.label} ${fact.value}`).join(', ')
  return headOf(site, {
    title: `${name}, ${price}`,
    description: vehicleTexts.pageDescription[locale](name, price, facts),
    path,
    onMainSite: true,
    vehicleId: loaderData.id,
    structured,
  })
}

export default function Vehicle({ loaderData }: Route.ComponentProps) {
  const locale = useLocale()
  const frame = useSite()?.frame
  if (loaderData.kind !== 'offer') return <GonePage gone={loaderData} carsHref={frame?.cars ?? '/'} locale={locale} />
  const { financing } = loaderData
  return (
    <>
      <OfferPage
        offer={loaderData}
        locale={locale}
        financing={financing ? <DeferredFinancing view={financing} locale={locale} /> : null}
        examples={financing?.calculator ? [financing.calculator.example] : []}
      />
      {frame?.favourites ? (
        <RecentlyViewedLater loadFrom={frame.favourites} current={loaderData.id} locale={locale} />
      ) : null}
    </>
  )
}
