import { fieldByKey } from '#catalogue/fields.ts'
import {
  type BulkKind,
  type BulkProposal,
  type BulkRefusal,
  type BulkResult,
  changedPrice,
  isOrdered,
} from '#domain/stock/bulk-change.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { stateInStock } from '#domain/stock/stock-state.ts'
import { withState } from './change-vehicle-state.ts'
import { withGivenBack, withHandChanges } from './hand-changes.ts'
import type { StockSeller, StockVehicle } from './locked-stock.ts'

/** A car with the change, or why it stays as it is. */
export type BulkOutcome =
  | { readonly vehicle: StockVehicle; readonly result: BulkResult }
  | { readonly refusal: BulkRefusal }

/** The change of one car. */
export function bulkOutcome(
  vehicle: StockVehicle,
  { kind, proposal }: { readonly kind: BulkKind; readonly proposal: BulkProposal },
  stock: StockSeller,
): BulkOutcome {
  const key = KEYS[kind]
  const resultOf = (before: BulkResult['before'], after: BulkResult['after']) => ({
    ...{ id: vehicle.id, before, after, wasOwn: vehicle.handFields.includes(key) },
  })
  if (kind === 'STATE') {
    const to = proposal.to ?? 'DRAFT'
    if (vehicle.state === to) return { refusal: 'SAME' }
    const changed = withState(vehicle, to, stock)
    return 'refusal' in changed ? changed : { vehicle: changed.vehicle, result: resultOf(vehicle.state, to) }
  }
  if (kind === 'TEXT') {
    const before = vehicle.attributes.description
    const after = [before, proposal.text].filter(Boolean).join('\n\n')
    if (after.length > limitsOf('description')[1]) return { refusal: 'LIMIT' }
    return { vehicle: withHandChanges(vehicle, { description: after }), result: resultOf(before, after) }
  }
  if (isOrdered(vehicle.state)) return { refusal: 'ORDERED' }
  const before = vehicle.attributes.price ?? 0
  const after = changedPrice(before, proposal)
  const [least, greatest] = limitsOf('price')
  if (after < least || after > greatest) return { refusal: 'LIMIT' }
  if (after === before) return { refusal: 'SAME' }
  return { vehicle: withHandChanges(vehicle, { price: after }), result: resultOf(before, after) }
}

/**
 * The car without the change; what the feed owned it owns again, and one that it has dropped since stays off. Refused where somebody has
 * changed it since, or an order has it.
 */
export function revertedVehicle(
  vehicle: StockVehicle,
  kind: BulkKind,
  { before, after, wasOwn }: BulkResult,
  { seller }: StockSeller,
): { readonly vehicle: StockVehicle } | { readonly refusal: BulkRefusal } {
  const key = KEYS[kind]
  if (kind === 'STATE') {
    if (vehicle.state !== after) return { refusal: isOrdered(vehicle.state) ? 'ORDERED' : 'CHANGED' }
    const others = vehicle.handFields.filter((own) => own !== key)
    const isInStock = before === 'PUBLISHED' || before === 'INCOMPLETE'
    const inStock = vehicle.isMissing ? 'ARCHIVED' : stateInStock(vehicle.attributes, seller, berlinToday())
    const state = isInStock ? inStock : before === 'DRAFT' ? 'DRAFT' : 'ARCHIVED'
    return { vehicle: { ...vehicle, state, handFields: wasOwn ? [...others, key] : others } }
  }
  if (kind === 'PRICE' && isOrdered(vehicle.state)) return { refusal: 'ORDERED' }
  if (vehicle.attributes[kind === 'PRICE' ? 'price' : 'description'] !== after) return { refusal: 'CHANGED' }
  if (wasOwn || vehicle.isByHand) return { vehicle: withHandChanges(vehicle, { [key]: before }) }
  return { vehicle: withGivenBack(vehicle, [key]) }
}

/** What each kind changes. */
const KEYS = { PRICE: 'price', STATE: 'state', TEXT: 'description' } as const

function limitsOf(key: 'price' | 'description'): readonly [number, number] {
  return fieldByKey(key).limits ?? [0, Infinity]
}
