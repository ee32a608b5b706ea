import type { Writer } from '#database/handles.ts'
import { authorizeMachine } from '#domain/dealer-api/authorize-machine.ts'
import type { DealerApiActor } from '#domain/dealer-api/machine-actor.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { lockStock, type StockVehicle } from '../stock/locked-stock.ts'
import { storeVehicles } from '../stock/store-vehicles.ts'
import { MAX_BATCH } from './put-vehicles.ts'
import { lockByNumber, setMissing } from './vehicles-by-number.ts'

/** ORDERED: it stays with its order and is archived once that ends. BY_HAND: a person entered it, and only a person removes it. */
export type RemovalOutcome = 'REMOVED' | 'ORDERED' | 'BY_HAND' | 'UNKNOWN'

export interface RemovedVehicle {
  readonly number: string
  readonly outcome: RemovalOutcome
}

/** Takes vehicles off the shop, as a delivery without them would. Refused as by `authorizeMachine`; more than a hundred (INVALID_INPUT). */
export async function removeVehicles(
  writer: Writer,
  actor: DealerApiActor,
  numbers: readonly string[],
): Promise<{ readonly kind: 'done'; readonly vehicles: readonly RemovedVehicle[] } | Refused> {
  const machine = authorizeMachine(actor, 'STOCK')
  if (machine.kind === 'refused') return machine
  if (numbers.length > MAX_BATCH)
    return refused('INVALID_INPUT', { fields: [{ field: 'numbers', code: 'TOO_LONG', limit: MAX_BATCH }] })
  return writer.transaction(async (handle) => {
    const stock = await lockStock(handle, machine.merchantId)
    const known = await lockByNumber(handle, machine.merchantId, numbers)
    const of = (outcome: RemovalOutcome) => [...known.values()].filter((vehicle) => removalOf(vehicle) === outcome)
    await setMissing(handle, of('ORDERED'), true)
    const offered = of('REMOVED').filter(({ state }) => state === 'PUBLISHED' || state === 'INCOMPLETE')
    await storeVehicles(
      handle,
      offered.map((vehicle) => ({ ...vehicle, state: 'ARCHIVED' })),
      stock.products,
    )
    return { kind: 'done', vehicles: numbers.map((number) => ({ number, outcome: removalOf(known.get(number)) })) }
  })
}

function removalOf(vehicle: StockVehicle | undefined): RemovalOutcome {
  if (!vehicle) return 'UNKNOWN'
  if (vehicle.isByHand) return 'BY_HAND'
  return vehicle.state === 'RESERVED' || vehicle.state === 'SOLD' ? 'ORDERED' : 'REMOVED'
}
