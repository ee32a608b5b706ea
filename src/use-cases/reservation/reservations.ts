import type { ReadHandle } from '#database/handles.ts'
import { watch } from '../watch.ts'

/** Interval of reading the reservations, in milliseconds. */
const POLL_MS = 250

/** The cars in checkouts (decision 016) as they were a quarter of a second ago: for pages, not for decisions. */
export interface Reservations {
  /** When another customer's reservation of the car ends; null where there is none, or only the asking customer's. */
  readonly byOther: (vehicleId: number, customerId: number | null) => Date | null
}

/** Keeps the reservations in memory, so that no page asks the database for them. Rejects where they cannot be read at first. */
export async function followReservations(
  read: ReadHandle,
  onError: (error: unknown) => void,
): Promise<Reservations & { readonly stop: () => Promise<void> }> {
  let reservations: ReadonlyMap<number, { readonly customer_id: number; readonly held_until: Date }> = new Map()
  const look = async () => {
    const rows = await read.selectFrom('vehicle_holds').selectAll().where('held_until', '>', new Date()).execute()
    reservations = new Map(rows.map((row) => [row.vehicle_id, row]))
  }
  await look()
  const { stop } = watch(look, { everyMs: POLL_MS, waits: true, onError })
  return {
    byOther(vehicleId, customerId) {
      const reservation = reservations.get(vehicleId)
      if (!reservation || reservation.customer_id === customerId) return null
      return reservation.held_until.getTime() > Date.now() ? reservation.held_until : null
    },
    stop,
  }
}
