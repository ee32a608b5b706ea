import { FIELDS } from '#catalogue/fields.ts'
import { formatMonth } from '#domain/format/dates.ts'
import { formatKilometres } from '#domain/format/numbers.ts'
import { optionLabel } from '#catalogue/format.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { type GarageNotice, garageNotices } from '#domain/garage/notices.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { Screen } from '#domain/routes/screens.ts'
import { factTexts } from '#messages/facts.ts'
import { garageTexts, vehicleFormTexts } from '#messages/garage.ts'
import { orderTexts } from '#messages/orders.ts'
import { pictureTexts } from '#messages/pictures.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInTexts } from '#messages/trade-in.ts'
import type { GarageQuery } from '#storefront/generated/graphql.ts'
import { isRouted } from '#domain/routes/routed-screens.ts'
import type { GarageVehicleView } from './garage-view.ts'

type Vehicle = GarageQuery['garageVehicles'][number]

export function nameOf({ make, model }: Vehicle): string {
  return [make, model].filter(Boolean).join(' ')
}

/** A car of the garage, ready to be shown. */
export function vehicleView(vehicle: Vehicle, locale: Locale): GarageVehicleView {
  const { garageId: id, plate, picture, fuelType, firstRegistration } = vehicle
  const path = pathFor('garage', locale)
  const edit = `${path}?bearbeiten=${id}`
  const fuel = FIELDS.find(({ key }) => key === 'fuel')!
  const registered = firstRegistration ? factTexts.registered[locale](formatMonth(firstRegistration)) : null
  return {
    id,
    name: nameOf(vehicle),
    line: [fuelType ? optionLabel(fuel, fuelType, locale) : null, registered].filter(Boolean).join(', '),
    ...(plate ? { plate } : {}),
    picture,
    pictureAlt: inLanguage(pictureTexts, locale).side(nameOf(vehicle)),
    facts: factsOf(vehicle, locale),
    ...tradeInOf(vehicle, locale),
    notices: garageNotices(vehicle, berlinToday()).map((notice) => noticeView(notice, locale)),
    editPath: edit,
    mileagePath: `${edit}#feld-mileage`,
    deletePath: `${path}?loeschen=${id}`,
    ways: waysOn(id, locale),
  }
}

/** On another dealer's storefront the order has no page. */
function tradeInOf({ isTradedIn, tradeInOrderId }: Vehicle, locale: Locale): Pick<GarageVehicleView, 'tradeIn'> {
  if (!isTradedIn) return {}
  if (!tradeInOrderId) return { tradeIn: { text: tradeInTexts.beingTradedInElsewhere[locale] } }
  const href = pathFor('order', locale, { orderId: tradeInOrderId })
  return {
    tradeIn: {
      text: tradeInTexts.beingTradedIn[locale],
      order: { href, name: orderTexts.order[locale](tradeInOrderId) },
    },
  }
}

function factsOf({ vin, hsn, tsn, mileage, dealer }: Vehicle, locale: Locale) {
  const labels = inLanguage(vehicleFormTexts, locale)
  const fact = (key: string, label: string, value: string | null) => (value === null ? [] : [{ key, label, value }])
  const kilometres = mileage === null || mileage === undefined ? null : formatKilometres(mileage, locale)
  return [
    ...fact('mileage', labels.mileage, kilometres),
    ...fact('vin', labels.fin, vin ?? null),
    ...fact('keys', garageTexts.keyNumbers[locale], hsn && tsn ? `${hsn} / ${tsn}` : (hsn ?? null)),
    ...fact('dealer', labels.dealer, dealer ? `${dealer.name}, ${dealer.city}` : null),
  ]
}

const TONES: Partial<Record<GarageNotice, 'warning' | 'error'>> = {
  INSPECTION_OVERDUE: 'error',
  INSPECTION_DUE: 'warning',
}

function noticeView(notice: GarageNotice, locale: Locale): GarageVehicleView['notices'][number] {
  const tone = TONES[notice]
  return { text: garageTexts[notice][locale], ...(tone ? { tone } : {}) }
}

/** Links to what can be done with the car, as far as the shop has these screens. */
function waysOn(id: string, locale: Locale): GarageVehicleView['ways'] {
  const texts = inLanguage(garageTexts, locale)
  const ways: readonly (readonly [Screen, string])[] = [
    ['private-sale-information', texts.sell],
    ['tradein-vehicle', texts.tradeIn],
  ]
  return ways
    .filter(([screen]) => isRouted(screen))
    .map(([screen, label]) => ({ href: `${pathFor(screen, locale)}?fahrzeug=${id}`, label }))
}
