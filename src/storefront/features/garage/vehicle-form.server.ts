import { formatNumber } from '#domain/format/numbers.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { vehicleFormTexts } from '#messages/garage.ts'
import { inLanguage } from '#messages/texts.ts'
import { GarageDealersDocument, type GarageQuery } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { loadMakes } from '../../blocks/makes.server.ts'
import { monthFields } from '../../blocks/month.server.ts'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import {
  dealerChoices,
  fuelChoices,
  inspectionYears,
  makeChoices,
  modelChoices,
  nameFields,
  registrationYears,
  warrantyYears,
} from './vehicle-choices.server.ts'
import { type VehicleFormView, WAYS, type Way } from './vehicle-form-view.ts'

type Context = Readonly<RouterContextProvider>
interface PageArgs {
  readonly url: URL
  readonly context: Context
}
export type Vehicle = GarageQuery['garageVehicles'][number]

/** The form for a new car; `art` is how it is identified. */
export async function loadAddVehicle({ url, context }: PageArgs): Promise<VehicleFormView> {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(vehicleFormTexts, locale)
  const way = wayOf(url)
  const path = pathFor('garage-add', locale)
  const tabs = WAYS.map((each) => ({ href: `${path}?art=${each}`, label: texts[each], current: each === way }))
  return { ...(await formFor(null, context)), path: `${path}?art=${way}`, way, tabs }
}

/** The form for a car of the garage. */
export async function editForm(vehicle: Vehicle, path: string, context: Context): Promise<VehicleFormView> {
  return { ...(await formFor(vehicle, context)), id: vehicle.garageId, path }
}

async function formFor(vehicle: Vehicle | null, context: Context): Promise<VehicleFormView> {
  const { locale } = context.get(siteContext)
  const [makes, { merchants }] = await Promise.all([loadMakes(context), query(context, GarageDealersDocument)])
  const choices = makeChoices(makes.all, locale)
  const models = await modelChoices(makes, vehicle?.make ?? '', locale)
  const today = berlinToday()
  return {
    path: '',
    back: pathFor('garage', locale),
    tabs: [],
    begin: vehicle
      ? {
          ...textsOf(vehicle, locale),
          ...nameFields('make', vehicle.make, choices),
          ...nameFields('model', vehicle.model, models),
        }
      : {},
    makes: choices,
    models,
    fuels: fuelChoices(locale),
    dealers: dealerChoices(
      merchants.filter(({ kind }) => kind === 'COMPANY'),
      vehicle?.dealer ?? null,
      locale,
    ),
    registrationYears: registrationYears(today),
    inspectionYears: inspectionYears(today),
    warrantyYears: warrantyYears(today),
  }
}

function textsOf(
  { vin, hsn, tsn, fuelType, mileage, plate, dealer, ...months }: Vehicle,
  locale: Locale,
): Record<string, string> {
  return {
    vin: vin ?? '',
    hsn: hsn ?? '',
    tsn: tsn ?? '',
    fuelType: fuelType ?? '',
    mileage: mileage === null || mileage === undefined ? '' : formatNumber(mileage, locale),
    plate: plate ?? '',
    dealer: dealer?.id ?? '',
    ...monthFields('firstRegistration', months.firstRegistration),
    ...monthFields('nextInspection', months.nextInspection),
    ...monthFields('nextService', months.nextService),
    ...monthFields('warrantyUntil', months.warrantyUntil),
  }
}

/** How a new car is identified, from the address. */
export function wayOf(url: URL): Way {
  const requestedWay = url.searchParams.get('art')
  return WAYS.find((way) => way === requestedWay) ?? 'fin'
}
