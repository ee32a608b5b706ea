import type { Selectable } from 'kysely'
import { enqueue } from '#database/jobs.ts'
import type { WriteHandle } from '#database/handles.ts'
import { recordVehicleChanges } from '#database/stock/change-log.ts'
import type { VehiclesTable } from '#database/vehicle-tables.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { type OrderState, releasesVehicles } from '#domain/order/order-states.ts'
import { stateInStock, type VehicleState } from '#domain/stock/stock-state.ts'
import { attributesOf } from '../vehicle/vehicle.ts'

type Car = Selectable<VehiclesTable>

/**
 * The cars of an order follow its state. Only cars of its open lines change: a released one may be another customer's by now.
 * A released car that its dealer's last delivery does not name leaves the stock; one whose energy label lacks values is held back, as a
 * delivery would.
 */
export async function moveVehicles(
  handle: WriteHandle,
  { orderId, to }: { readonly orderId: number; readonly to: OrderState },
): Promise<void> {
  const isReleased = releasesVehicles(to)
  if (!isReleased && to === 'WITHDRAWN') return
  const cars = await lockedCars(handle, orderId)
  if (isReleased)
    await handle.updateTable('order_lines').set({ is_open: false }).where('order_id', '=', orderId).execute()
  if (cars.length === 0) return
  const stateOf = isReleased ? await releasedState(handle, cars) : () => 'SOLD' as const
  const changed: number[] = []
  for (const [state, moving] of Map.groupBy(cars, stateOf)) changed.push(...(await putState(handle, state, moving)))
  // Requests about a car that is sold now are closed at once, which informs their customers.
  if (!isReleased) await enqueue(handle, 'run-timed-transitions', {})
  await recordVehicleChanges(handle, changed)
}

/**
 * The cars of the order's open lines, locked by id as everywhere. Cars that their dealer has removed from the stock meanwhile are left out.
 */
async function lockedCars(handle: WriteHandle, orderId: number): Promise<Car[]> {
  return handle
    .selectFrom('vehicles')
    .selectAll()
    .where('id', 'in', (of) =>
      of
        .selectFrom('order_lines')
        .select((line) => line.ref('vehicle_id').$notNull().as('id'))
        .where('order_id', '=', orderId)
        .where('line_type', '=', 'VEHICLE')
        .where('is_open', '=', true)
        .where('vehicle_id', 'is not', null),
    )
    .where('state', 'in', ['RESERVED', 'SOLD'])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/**
 * The sellers are read after their cars are locked: a change of policy locks these too, so either it sees the release or the release sees
 * the new policy.
 */
async function releasedState(handle: WriteHandle, cars: readonly Car[]): Promise<(car: Car) => VehicleState> {
  const rows = await handle
    .selectFrom('merchants')
    .select(['id', 'kind', 'energy_label_policy as energyLabelPolicy'])
    .where('id', 'in', [...new Set(cars.map((car) => car.merchant_id))])
    .execute()
  const sellers = new Map(rows.map((row) => [row.id, row]))
  const today = berlinToday()
  return (car) => {
    const seller = sellers.get(car.merchant_id)!
    return car.is_missing ? 'ARCHIVED' : stateInStock(attributesOf({ ...car }), seller, today)
  }
}

/** Returns the cars that were in another state. */
async function putState(handle: WriteHandle, state: VehicleState, cars: readonly Car[]): Promise<number[]> {
  const changed = await handle
    .updateTable('vehicles')
    .set({ state, updated_at: new Date() })
    .where(
      'id',
      'in',
      cars.map(({ id }) => id),
    )
    .where('state', '<>', state)
    .returning('id')
    .execute()
  return changed.map(({ id }) => id)
}
