import type { ReadHandle } from '#database/handles.ts'

/** The end of what somebody else is in checkout with (decision 016); null where nobody is, or only who asks. */
export async function readReservationByOther(
  read: ReadHandle,
  vehicleId: number,
  customerId: number | null,
): Promise<Date | null> {
  const hold = await read
    .selectFrom('vehicle_holds')
    .select('held_until')
    .where('vehicle_id', '=', vehicleId)
    .where('held_until', '>', new Date())
    .where('customer_id', 'is distinct from', customerId)
    .executeTakeFirst()
  return hold?.held_until ?? null
}

/** How often the reservations are looked at, in milliseconds. */
const POLL_MS = 250

/** The cars that anybody is in checkout with, as they were a quarter of a second ago. */
export interface ReservedVehicles {
  readonly isReservedByOther: (vehicleId: string) => boolean
  readonly stop: () => Promise<void>
}

/** Follows what is reserved for whoever is in checkout, for those who must not ask the database each time. */
export function followReservations(read: ReadHandle, onError: (error: unknown) => void): ReservedVehicles {
  let held = new Map<string, number>()
  let isDisturbed = false // a database that is away is told of once, not four times a second
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = look()

  async function look(): Promise<void> {
    try {
      const rows = await read.selectFrom('vehicle_holds').selectAll().where('held_until', '>', new Date()).execute()
      held = new Map(rows.map((row) => [String(row.vehicle_id), row.held_until.getTime()]))
      isDisturbed = false
    } catch (error) {
      if (!isDisturbed) onError(error)
      isDisturbed = true
    }
    if (!isStopped)
      timer = setTimeout(() => {
        running = look()
      }, POLL_MS)
  }

  return {
    isReservedByOther: (vehicleId) => (held.get(vehicleId) ?? 0) > Date.now(),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
