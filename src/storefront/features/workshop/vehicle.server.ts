import { FIELDS } from '#catalogue/fields.ts'
import { optionLabel } from '#catalogue/format.ts'
import { berlinYear } from '#domain/berlin-time.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { FUELS } from '#domain/vehicle/vocabulary.ts'
import { workshopTexts } from '#messages/workshop.ts'
import { ServiceGarageDocument, SetServiceVehicleDocument } from '#storefront/generated/graphql.ts'
import { enteredKilometres } from '../../blocks/entered-number.server.ts'
import { blankToUndefined } from '../../blocks/form.server.ts'
import { monthFields, monthFrom } from '../../blocks/month.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { afterStep, frameOf, openStep, type PageArgs } from './frame.server.ts'
import { lookUpVehicle } from './look-up.server.ts'
import { stepValues } from './reset.server.ts'
import type { ServiceVehicleView } from './service-view.ts'

/** Cars older than this are entered without a first registration. */
const OLDEST_YEARS = 60

export async function loadServiceVehicle(args: PageArgs): Promise<ServiceVehicleView> {
  const open = await openStep(args)
  const { booking, locale } = open
  const hasGarage = args.context.get(siteContext).session !== null
  const garage = hasGarage ? (await query(args.context, ServiceGarageDocument)).garageVehicles : []
  const car = booking.vehicle
  const entered = car && !car.garageId ? car : null
  const bookedCar = garage.find(({ garageId }) => garageId === car?.garageId)
  const proposed = bookedCar ?? garage.find(({ isSelected }) => isSelected) ?? garage[0]
  const fuel = FIELDS.find(({ key }) => key === 'fuel')!
  return {
    ...frameOf(open),
    garage: garage.map(({ garageId, make, model, plate }) => ({
      id: garageId,
      label: [make, model, plate].filter(Boolean).join(' '),
    })),
    begin: {
      ...(garage.length > 0 ? { garageId: entered ? 'new' : proposed?.garageId } : {}),
      make: entered?.make ?? '',
      model: entered?.model ?? '',
      plate: entered?.plateNumber ?? booking.plate ?? '',
      mileage: entered?.mileage == null ? '' : formatNumber(entered.mileage, locale),
      fuelType: entered?.fuelType ?? '',
      vin: entered?.vin ?? '',
      hsn: entered?.hsn ?? '',
      tsn: entered?.tsn ?? '',
      ...monthFields('firstRegistration', entered?.registeredIn),
    },
    fuels: [
      { value: '', label: workshopTexts.fuelUnknown[locale] },
      ...FUELS.map((value) => ({ value, label: optionLabel(fuel, value, locale) })),
    ],
    years: Array.from({ length: OLDEST_YEARS }, (_, index) => berlinYear() - index),
  }
}

export async function saveServiceVehicle(args: PageArgs & { readonly request: Request }) {
  const values = await stepValues(args)
  if (values.intent === 'look-up') return lookUpVehicle(args, values)
  const { garageId = 'new' } = values
  const entered = { ...enteredCar(values), firstRegistration: monthFrom(values, 'firstRegistration') }
  const answer = await mutate(args.context, SetServiceVehicleDocument, {
    garageId: garageId === 'new' ? null : garageId,
    input: garageId === 'new' ? entered : null,
  })
  return afterStep(args, values, answer)
}

function enteredCar(values: Readonly<Record<string, string>>) {
  const text = (name: string) => blankToUndefined(values[name])
  return {
    ...{ make: text('make'), model: text('model'), plate: text('plate'), fuelType: text('fuelType') },
    ...{ vin: text('vin'), hsn: text('hsn'), tsn: text('tsn') },
    mileage: enteredKilometres(values.mileage),
  }
}
