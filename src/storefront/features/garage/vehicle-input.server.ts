import type { GarageVehicleInput } from '#storefront/generated/graphql.ts'
import { type FormValues, given } from '../../blocks/form.server.ts'
import { monthFrom } from '../../blocks/month.server.ts'
import { ANOTHER } from './vehicle-form-view.ts'

/** What the form says of a car. */
export function vehicleInput(values: FormValues): GarageVehicleInput {
  return {
    vin: given(values.vin),
    hsn: given(values.hsn),
    tsn: given(values.tsn),
    make: nameFrom(values, 'make'),
    model: nameFrom(values, 'model'),
    fuelType: given(values.fuelType),
    firstRegistration: monthFrom(values, 'firstRegistration'),
    mileage: kilometres(values.mileage),
    plate: given(values.plate),
    nextInspection: monthFrom(values, 'nextInspection'),
    dealer: given(values.dealer),
  }
}

/** The chosen name, or the one typed where another one is chosen. */
function nameFrom(values: FormValues, field: 'make' | 'model'): string | undefined {
  return given(values[field] === ANOTHER ? values[`${field}Name`] : values[field])
}

/** `45.000` and `45 000 km` as 45000; what is no number as one that is refused. */
function kilometres(text: string | undefined): number | undefined {
  if (given(text) === undefined) return undefined
  const digits = text!
    .replaceAll(/(?<=\d)[.,\s\u00A0](?=\d{3}(\D|$))/g, '')
    .replace(/\s*km\s*$/i, '')
    .trim()
  return /^\d{1,8}$/.test(digits) ? Number(digits) : -1
}
