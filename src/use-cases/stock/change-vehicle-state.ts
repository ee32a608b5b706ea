import type { Writer } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { stateInStock } from '#domain/stock/stock-state.ts'
import { audited } from '../dealer-area/audited.ts'
import { fingerprintOf } from '../dealer-area/fingerprint.ts'
import { authorizeVehicle, lockStock, lockVehicles, type StockSeller, type StockVehicle } from './locked-stock.ts'
import { storeVehicles } from './store-vehicles.ts'

/** The states that a person may take a car to. */
export const CHOSEN_STATES = ['PUBLISHED', 'DRAFT', 'ARCHIVED'] as const
export type ChosenState = (typeof CHOSEN_STATES)[number]

/** Why a car does not take a state: an order has it, or its energy label lacks values and its dealer holds such cars back. */
export type StateRefusal = 'ORDERED' | 'LABEL'

/**
 * The car in another state. A draft or archived one stays so whatever a delivery says; published again, it follows the deliveries.
 */
export function withState(
  vehicle: StockVehicle,
  to: ChosenState,
  { seller }: StockSeller,
): { readonly vehicle: StockVehicle } | { readonly refusal: StateRefusal } {
  if (vehicle.state === 'RESERVED' || vehicle.state === 'SOLD') return { refusal: 'ORDERED' }
  const others = vehicle.handFields.filter((key) => key !== 'state')
  if (to !== 'PUBLISHED') return { vehicle: { ...vehicle, state: to, handFields: [...others, 'state'] } }
  if (stateInStock(vehicle.attributes, seller, berlinToday()) === 'INCOMPLETE') return { refusal: 'LABEL' }
  return { vehicle: { ...vehicle, state: to, handFields: others } }
}

interface StateChange {
  readonly vehicleId: number
  readonly to: ChosenState
  /** Of the state that the form showed. */
  readonly fingerprint: string
}

export function stateFingerprint({ state }: Pick<StockVehicle, 'state'>): string {
  return fingerprintOf({ state })
}

/**
 * Publishes a car, takes it off the shop, or archives it. Refused as by `authorizeVehicle`; CHANGED where it has another state than the
 * form showed; CONFLICT while an order has it; UNAVAILABLE for a new car whose energy label lacks values, unless its dealer only wants
 * that reported (Pkw-EnVKV).
 */
export function changeVehicleState(
  writer: Writer,
  actor: StaffActor,
  { vehicleId, to, fingerprint }: StateChange,
): Promise<{ readonly kind: 'done' } | Refused> {
  return audited(writer, actor, {
    entry: { operation: 'change-vehicle-state', subject: `vehicle ${vehicleId}`, after: { state: to } },
    allow: async (handle) => {
      const allowed = await authorizeVehicle(handle, actor, 'stock.change', vehicleId)
      if (allowed.kind === 'refused') return allowed
      const stock = await lockStock(handle, allowed.merchantId)
      const [vehicle] = await lockVehicles(handle, allowed.merchantId, [vehicleId])
      if (!vehicle) return refused('FORBIDDEN')
      if (stateFingerprint(vehicle) !== fingerprint) return refused('CHANGED')
      const changed = withState(vehicle, to, stock)
      if ('refusal' in changed) return refused(changed.refusal === 'ORDERED' ? 'CONFLICT' : 'UNAVAILABLE')
      return { ...allowed, before: { state: vehicle.state }, vehicle: changed.vehicle, stock }
    },
    change: async (handle, { vehicle, stock }) => {
      await storeVehicles(handle, [vehicle], stock.products)
      return { kind: 'done' } as const
    },
  })
}
