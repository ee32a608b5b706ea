import { EDITABLE_FIELDS } from '#catalogue/editable-fields.ts'
import { readEntered } from '#catalogue/entered-value.ts'
import type { Writer } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { RefusedValue } from '#domain/field-problem.ts'
import { refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { stateInStock, type VehicleState } from '#domain/stock/stock-state.ts'
import { audited } from '../dealer-area/audited.ts'
import { findOrAddModel } from '../vehicle/find-or-add-model.ts'
import { derivedCo2Class } from './derived-attributes.ts'
import { type HandChanges, isSame, valuesOf, withGivenBack, withHandChanges } from './hand-changes.ts'
import { authorizeVehicle, lockStock, lockVehicles, type StockSeller, type StockVehicle } from './locked-stock.ts'
import { fingerprintOfVehicle } from './stock-vehicle.ts'
import { storeVehicles } from './store-vehicles.ts'

/** What a form of a vehicle sent: texts by key of the field table, besides `make` and `model`. */
export type EnteredVehicle = Readonly<Record<string, string>>

export interface VehicleEdit {
  readonly vehicleId: number
  /** Of what the form showed. */
  readonly fingerprint: string
  readonly entered: EnteredVehicle
  /** Keys of fields that are given back to the feed. */
  readonly givenBack: readonly string[]
}

/**
 * Stores what a person has entered about a vehicle, each changed value theirs from now on. Refused as by `authorizeVehicle`; values that
 * cannot be; CHANGED where the vehicle is not any more what the form showed; CONFLICT for the price of a car that is reserved or sold.
 */
export function editVehicle(writer: Writer, actor: StaffActor, edit: VehicleEdit) {
  const { vehicleId, fingerprint, givenBack } = edit
  return audited(writer, actor, {
    entry: { operation: 'edit-vehicle', subject: `vehicle ${vehicleId}` },
    allow: async (handle) => {
      const allowed = await authorizeVehicle(handle, actor, 'stock.change', vehicleId)
      if (allowed.kind === 'refused') return allowed
      const entries = Object.entries(edit.entered).filter(([key]) => !givenBack.includes(key))
      const read = readEnteredVehicle(Object.fromEntries(entries))
      if ('problems' in read) return refused('INVALID_INPUT', { fields: read.problems })
      const stock = await lockStock(handle, allowed.merchantId)
      const [vehicle] = await lockVehicles(handle, allowed.merchantId, [vehicleId])
      if (!vehicle) return refused('FORBIDDEN')
      if (fingerprintOfVehicle(vehicle) !== fingerprint) return refused('CHANGED')
      const edited = withOwnClass(vehicle, withGivenBack(withHandChanges(vehicle, read.values), givenBack))
      const differences = differencesOf(vehicle, edited)
      if ('price' in differences.after && ORDERED.has(vehicle.state)) return refused('CONFLICT')
      return { ...allowed, ...differences, stock, edited }
    },
    change: async (handle, { edited, stock }) => {
      const model = await findOrAddModel(handle, edited.makeName, edited.modelName)
      const stored = { ...edited, makeId: model.make_id, modelId: model.model_id, state: stateAfter(edited, stock) }
      await storeVehicles(handle, [stored], stock.products)
      return { kind: 'done', state: stored.state } as const
    },
  })
}

/** An order names their price. */
const ORDERED: ReadonlySet<VehicleState> = new Set(['RESERVED', 'SOLD'])

/** The values of a form; each field that is wrong is named. */
export function readEnteredVehicle(
  entered: EnteredVehicle,
): { readonly values: HandChanges } | { readonly problems: readonly RefusedValue[] } {
  const problems: RefusedValue[] = []
  const values: Record<string, unknown> = {}
  for (const name of ['make', 'model'] as const) {
    const text = entered[name]?.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
    if (text === undefined) continue
    if (text === '') problems.push({ field: name, code: 'REQUIRED' })
    else if (text.length > MAX_NAME) problems.push({ field: name, code: 'TOO_LONG', limit: MAX_NAME })
    values[name] = text
  }
  for (const field of EDITABLE_FIELDS) {
    const text = entered[field.key]
    if (text === undefined) continue
    const read = readEntered(field, text)
    if ('problem' in read) problems.push({ field: field.key, code: read.problem, ...limitOf(read.limit) })
    else if (field.key === 'price' && read.value === null) problems.push({ field: 'price', code: 'REQUIRED' })
    else values[field.key] = read.value
  }
  return problems.length > 0 ? { problems } : { values }
}

const MAX_NAME = 60

function limitOf(limit: number | undefined) {
  return limit === undefined ? {} : { limit }
}

/** A CO₂ class that came from the emissions follows them, as long as nobody has entered another. */
export function withOwnClass(before: StockVehicle, edited: StockVehicle): StockVehicle {
  const followed = before.attributes.co2Class === derivedCo2Class(before.attributes)
  if (!followed || edited.handFields.includes('co2Class')) return edited
  return { ...edited, attributes: { ...edited.attributes, co2Class: derivedCo2Class(edited.attributes) } }
}

/** A car in stock is published once its label is complete, and held back where it is not any more. */
function stateAfter({ state, attributes }: StockVehicle, { seller }: StockSeller): VehicleState {
  return state === 'PUBLISHED' || state === 'INCOMPLETE' ? stateInStock(attributes, seller, berlinToday()) : state
}

function differencesOf(before: StockVehicle, after: StockVehicle) {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  const changed = Object.keys(now).filter((key) => !isSame(key, old[key], now[key]))
  const of = (values: HandChanges) => Object.fromEntries(changed.map((key) => [key, values[key] ?? null]))
  return { before: of(old), after: of(now) }
}
