import { ROWS, type VehicleAttributes } from '#catalogue/fields.ts'
import type { StockVehicle } from './locked-stock.ts'

/** What a person changes of a vehicle: values by key, besides rows of the field table `make`, `model` and `pictures`. */
export type HandChanges = Readonly<Record<string, unknown>>

/**
 * The vehicle with these values, each of them the person's own from now on; what the feed said is noted, so that it can be given back at
 * once. Values that stay the same change nothing; features that are saved as the feed says them are the feed's again, as forms once marked
 * them only for their order.
 */
export function withHandChanges(vehicle: StockVehicle, changes: HandChanges): StockVehicle {
  const now = valuesOf(vehicle)
  const changed = Object.keys(changes).filter((key) => !isSame(key, now[key], changes[key]))
  const asFed = vehicle.handFields.filter((key) => key in changes && isAsFed(vehicle, key, changes[key]))
  if (asFed.length > 0)
    return withHandChanges(
      withGivenBack(vehicle, asFed),
      Object.fromEntries(Object.entries(changes).filter(([key]) => !asFed.includes(key))),
    )
  if (changed.length === 0) return vehicle
  const fed = changed.filter((key) => !vehicle.handFields.includes(key))
  const feedValues = { ...vehicle.feedValues, ...Object.fromEntries(fed.map((key) => [key, now[key] ?? null])) }
  return {
    ...withValues(vehicle, Object.fromEntries(changed.map((key) => [key, changes[key]]))),
    handFields: [...vehicle.handFields, ...fed],
    feedValues: vehicle.isByHand ? vehicle.feedValues : feedValues,
  }
}

function isAsFed({ feedValues }: StockVehicle, key: string, value: unknown): boolean {
  return FEATURE_KEYS.has(key) && feedValues !== null && key in feedValues && isSame(key, value, feedValues[key])
}

/** The vehicle with fields given back to the feed: they take what it said last; where it said nothing, its next delivery decides. */
export function withGivenBack(vehicle: StockVehicle, keys: readonly string[]): StockVehicle {
  const own = keys.filter((key) => vehicle.handFields.includes(key))
  const said = Object.entries(vehicle.feedValues ?? {})
  const given = Object.fromEntries(said.filter(([key]) => own.includes(key)))
  return {
    ...withValues(vehicle, given),
    handFields: vehicle.handFields.filter((key) => !own.includes(key)),
    feedValues: Object.fromEntries(said.filter(([key]) => !own.includes(key))),
  }
}

/** Everything of a vehicle that a person can change. */
export function valuesOf({ makeName, modelName, pictures, attributes }: StockVehicle): HandChanges {
  return { ...attributes, make: makeName, model: modelName, pictures }
}

/** A vehicle with other values. */
export function withValues(vehicle: StockVehicle, { make, model, pictures, ...values }: HandChanges): StockVehicle {
  return {
    ...vehicle,
    makeName: typeof make === 'string' ? make : vehicle.makeName,
    modelName: typeof model === 'string' ? model : vehicle.modelName,
    pictures: Array.isArray(pictures) ? pictures.map(String) : vehicle.pictures,
    // The keys are those of the field table: forms and bulk changes are made from it.
    attributes: { ...vehicle.attributes, ...(values as Partial<VehicleAttributes>) },
  }
}

const FEATURE_KEYS: ReadonlySet<string> = new Set(ROWS.filter(({ type }) => type === 'features').map(({ key }) => key))

/** No features are the same as unknown ones, as a form shows both. Features are the same in any order: feeds name them in their own. */
export function isSame(key: string, one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => {
    if (!Array.isArray(value)) return value ?? null
    if (value.length === 0) return null
    return FEATURE_KEYS.has(key) ? value.map(String).toSorted() : value
  }
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}
