import type { GarageVehicleInput } from '#storefront/generated/graphql.ts'
import { type FormValues, blankToUndefined } from '../../blocks/form.server.ts'
import { monthFrom } from '../../blocks/month.server.ts'
import { ANOTHER } from './vehicle-form-view.ts'

/** What the form says of a car. */
export function vehicleInput(values: FormValues): GarageVehicleInput {
  return {
    vin: blankToUndefined(values.vin),
    hsn: blankToUndefined(values.hsn),
    tsn: blankToUndefined(values.tsn),
    make: nameFrom(values, 'make'),
    model: nameFrom(values, 'model'),
    fuelType: blankToUndefined(values.fuelType),
    firstRegistration: monthFrom(values, 'firstRegistration'),
    mileage: kilometres(values.mileage),
    plate: blankToUndefined(values.plate),
    nextInspection: monthFrom(values, 'nextInspection'),
    nextService: monthFrom(values, 'nextService'),
    warrantyUntil: monthFrom(values, 'warrantyUntil'),
    dealer: blankToUndefined(values.dealer),
  }
}

/** The chosen name, or the one typed where another one is chosen. */
function nameFrom(values: FormValues, field: 'make' | 'model'): string | undefined {
  return blankToUndefined(values[field] === ANOTHER ? values[`${field}Name`] : values[field])
}

/** `45.000` and `45 000 km` as 45000; anything else as a number that the gateway refuses. */
function kilometres(text: string | undefined): number | undefined {
  if (blankToUndefined(text) === undefined) return undefined
  const digits = text!
    .replaceAll(/(?<=\d)[.,\s\u00A0](?=\d{3}(\D|$))/g, '')
    .replace(/\s*km\s*$/i, '')
    .trim()
  return /^\d{1,8}$/.test(digits) ? Number(digits) : -1
}
