import { fieldByKey } from '#catalogue/fields.ts'
import {
  type BulkKind,
  type BulkProposal,
  type BulkRefusal,
  type BulkResult,
  type BulkTerm,
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
  const key = keyOf(kind, proposal)
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
  if (kind === 'TERMS') return termOutcome(vehicle, proposal, resultOf)
  const before = vehicle.attributes.price ?? 0
  const after = changedPrice(vehicle.id, before, proposal)
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
  { kind, proposal }: { readonly kind: BulkKind; readonly proposal: BulkProposal },
  { before, after, wasOwn }: BulkResult,
  { seller }: StockSeller,
): { readonly vehicle: StockVehicle } | { readonly refusal: BulkRefusal } {
  const key = keyOf(kind, proposal)
  if (kind === 'STATE') {
    if (vehicle.state !== after) return { refusal: isOrdered(vehicle.state) ? 'ORDERED' : 'CHANGED' }
    const others = vehicle.handFields.filter((own) => own !== key)
    const isInStock = before === 'PUBLISHED' || before === 'INCOMPLETE'
    const inStock = vehicle.isMissing ? 'ARCHIVED' : stateInStock(vehicle.attributes, seller, berlinToday())
    const state = isInStock ? inStock : before === 'DRAFT' ? 'DRAFT' : 'ARCHIVED'
    return { vehicle: { ...vehicle, state, handFields: wasOwn ? [...others, key] : others } }
  }
  if (kind !== 'TEXT' && isOrdered(vehicle.state)) return { refusal: 'ORDERED' }
  if ((vehicle.attributes[key as AttributeKey] ?? null) !== after) return { refusal: 'CHANGED' }
  if (wasOwn || vehicle.isByHand) return { vehicle: withHandChanges(vehicle, { [key]: before }) }
  return { vehicle: withGivenBack(vehicle, [key]) }
}

/** The same for a term of the offer; what an order has agreed to stays. */
function termOutcome(
  vehicle: StockVehicle,
  { term }: BulkProposal,
  resultOf: (before: BulkResult['before'], after: BulkResult['after']) => BulkResult,
): BulkOutcome {
  const { key, value: after } = term ?? { key: 'warranty' as const, value: null }
  const before = vehicle.attributes[key] ?? null
  if (before === after) return { refusal: 'SAME' }
  const [least, greatest] = limitsOf(key)
  if (typeof after === 'number' && (after < least || after > greatest)) return { refusal: 'LIMIT' }
  return { vehicle: withHandChanges(vehicle, { [key]: after }), result: resultOf(before, after) }
}

type AttributeKey = 'price' | 'description' | BulkTerm

/** What each kind changes. */
const KEYS = { PRICE: 'price', STATE: 'state', TEXT: 'description' } as const

function keyOf(kind: BulkKind, { term }: BulkProposal): AttributeKey | 'state' {
  return kind === 'TERMS' ? (term?.key ?? 'warranty') : KEYS[kind]
}

function limitsOf(key: AttributeKey): readonly [number, number] {
  return fieldByKey(key).limits ?? [0, Infinity]
}
