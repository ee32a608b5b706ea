import type { ReadHandle } from '#database/handles.ts'
import { watch } from '../watch.ts'

/** When another customer's reservation of this car ends (decision 016); null where there is none, or only the asking customer's. */
export async function readReservationByOther(
  read: ReadHandle,
  vehicleId: number,
  customerId: number | null,
): Promise<Date | null> {
  const reservation = await read
    .selectFrom('vehicle_holds')
    .select('held_until')
    .where('vehicle_id', '=', vehicleId)
    .where('held_until', '>', new Date())
    .where('customer_id', 'is distinct from', customerId)
    .executeTakeFirst()
  return reservation?.held_until ?? null
}

/** Interval of reading the reservations, in milliseconds. */
const POLL_MS = 250

/** The reserved cars as they were a quarter of a second ago. */
interface ReservedVehicles {
  readonly isReservedByOther: (vehicleId: string) => boolean
  readonly stop: () => Promise<void>
}

/** Keeps the reservations in memory for readers that must not ask the database each time, such as the page cache. */
export function followReservations(read: ReadHandle, onError: (error: unknown) => void): ReservedVehicles {
  let reservations = new Map<string, number>()
  const look = async () => {
    const rows = await read.selectFrom('vehicle_holds').selectAll().where('held_until', '>', new Date()).execute()
    reservations = new Map(rows.map((row) => [String(row.vehicle_id), row.held_until.getTime()]))
  }
  const { stop } = watch(look, { everyMs: POLL_MS, onError })
  return { isReservedByOther: (vehicleId) => (reservations.get(vehicleId) ?? 0) > Date.now(), stop }
}
