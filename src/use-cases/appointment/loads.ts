import { sql } from 'kysely'
import type { SelectHandle } from '#database/handles.ts'
import type { Work, WorkGroup } from '#domain/appointments/calendar.ts'
import type { LoadOfDay } from '#domain/appointments/slots.ts'
import { readBlocks } from './blocks.ts'
import { readCapacities } from './capacities.ts'
import type { SlotQuery } from './slot-query.ts'

interface Taken {
  readonly resourceId: number
  readonly vehicleId: number | null
  readonly day: string
  readonly from: number
  readonly length: number
  readonly work: Work
}

/** What is taken and free of a merchant by day, between two days. Reservations that have run out count as free. */
export async function readLoads(
  read: SelectHandle,
  query: SlotQuery,
  days: { readonly from: string; readonly to: string },
): Promise<(day: string) => LoadOfDay> {
  const { merchantId, kind } = query
  const resources = await read
    .selectFrom('appointment_resources')
    .select(['id', 'buffer_minutes', 'kinds'])
    .where('merchant_id', '=', merchantId)
    .execute()
  const capacitiesOf = await readCapacities(read, merchantId, days)
  const blocks = await readBlocks(read, merchantId, days)
  const byDay = Map.groupBy(await readTaken(read, query, days), ({ day }) => day)
  const buffers = new Map(resources.map((resource) => [resource.id, resource.buffer_minutes]))
  return (day) => {
    const taken = byDay.get(day) ?? []
    const rangeOf = ({ resourceId, from, length }: Taken) => ({
      from,
      to: from + length + (buffers.get(resourceId) ?? 0),
    })
    const ofVehicle = taken.filter(({ vehicleId }) => vehicleId !== null && vehicleId === query.vehicleId)
    return {
      resources: resources
        .filter(({ kinds }) => kinds.includes(kind))
        .map(({ id, buffer_minutes: bufferMinutes }) => ({
          bufferMinutes,
          busy: [...taken.filter(({ resourceId }) => resourceId === id), ...ofVehicle].map(rangeOf),
        })),
      freeWork: freeWork(
        capacitiesOf(day),
        taken.map(({ work }) => work),
      ),
      blocked: blocks.filter((block) => block.day === day && (block.kind ?? kind) === kind),
    }
  }
}

function freeWork(capacities: Work, taken: readonly Work[]): Work {
  const sum = (group: WorkGroup) => taken.reduce((minutes, work) => minutes + (work[group] ?? 0), 0)
  return Object.fromEntries(
    (Object.entries(capacities) as [WorkGroup, number][]).map(([group, minutes]) => [group, minutes - sum(group)]),
  )
}

function readTaken(
  read: SelectHandle,
  { merchantId, draftKey, appointmentId }: SlotQuery,
  days: { readonly from: string; readonly to: string },
): Promise<Taken[]> {
  const isReserved = sql<boolean>`(state = 'BOOKED' or (state = 'RESERVED' and reserved_until > clock_timestamp()
    and draft_key is distinct from ${draftKey ?? null}))`
  return read
    .selectFrom('appointments')
    .select(['resource_id as resourceId', 'vehicle_id as vehicleId', 'day', 'work'])
    .select(['from_minute as from', 'length_minutes as length'])
    .where('merchant_id', '=', merchantId)
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .where(isReserved)
    .where('id', '<>', appointmentId ?? 0)
    .execute()
}
