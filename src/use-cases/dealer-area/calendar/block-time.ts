import { sql } from 'kysely'
import type { SelectHandle, WriteHandle, Writer } from '#database/handles.ts'
import type { AppointmentKind } from '#domain/appointments/calendar.ts'
import { MINUTES_OF_DAY } from '#domain/appointments/minutes.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { RefusedValue } from '#domain/field-problem.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { readCalendar } from '../../appointment/calendar.ts'
import { lockDays } from '../../appointment/take-slot.ts'
import { audited } from '../audited.ts'

export interface NewBlock {
  readonly merchantId: number
  readonly day: string
  /** Minutes after midnight. */
  readonly from: number
  readonly to: number
  /** Null: appointments of every kind. */
  readonly kind: AppointmentKind | null
  readonly reason: string
  /** The appointments that are there stay; without it they are in the way. */
  readonly leaveAppointments: boolean
}

const MAX_REASON = 200

/**
 * Takes no appointments at a time any more. Refused as by `authorize`; INVALID_INPUT; NOT_FOUND without a calendar; CONFLICT where there
 * are appointments at that time, unless they are to stay.
 */
export function blockTime(
  writer: Writer,
  actor: StaffActor,
  block: NewBlock,
): Promise<{ readonly kind: 'done'; readonly id: number } | Refused> {
  const { merchantId, leaveAppointments, ...values } = { ...block, reason: block.reason.trim() }
  return audited(writer, actor, {
    allow: async () => authorize(actor, 'calendar.change', merchantId, new Date()) ?? { kind: 'allowed', merchantId },
    entry: { operation: 'block-time', subject: `calendar ${merchantId}`, after: values },
    change: async (handle) => {
      const fields = problemsOf({ ...block, ...values })
      if (fields.length > 0) return refused('INVALID_INPUT', { fields })
      if (!(await readCalendar(handle, merchantId))) return refused('NOT_FOUND')
      // Whoever books a time of this day waits, and then finds it blocked.
      await lockDays(handle, [{ merchantId, day: block.day }])
      if (!leaveAppointments && (await hasAppointments(handle, block))) return refused('CONFLICT')
      return { kind: 'done', id: await insertBlock(handle, merchantId, values) }
    },
  })
}

/** Lifts a block. Refused as by `authorize`; NOT_FOUND for one of another merchant. */
export function liftBlock(
  writer: Writer,
  actor: StaffActor,
  { merchantId, id }: { readonly merchantId: number; readonly id: number },
): Promise<{ readonly kind: 'done' } | Refused> {
  return audited(writer, actor, {
    allow: async () => authorize(actor, 'calendar.change', merchantId, new Date()) ?? { kind: 'allowed', merchantId },
    entry: { operation: 'lift-block', subject: `calendar ${merchantId}`, before: { id } },
    change: async (handle) => {
      const { numDeletedRows } = await handle
        .deleteFrom('appointment_blocks')
        .where('id', '=', id)
        .where('merchant_id', '=', merchantId)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n ? { kind: 'done' } : refused('NOT_FOUND')
    },
  })
}

function problemsOf({ day, from, to, reason }: NewBlock): RefusedValue[] {
  return [
    ...(day < berlinToday() ? [{ field: 'day', code: 'INVALID_DATE' as const }] : []),
    ...(from < 0 || to > MINUTES_OF_DAY || from >= to ? [{ field: 'to', code: 'INVALID' as const }] : []),
    ...(reason === '' ? [{ field: 'reason', code: 'REQUIRED' as const }] : []),
    ...(reason.length > MAX_REASON ? [{ field: 'reason', code: 'TOO_LONG' as const, limit: MAX_REASON }] : []),
  ]
}

/** Booked ones and times that somebody is just about to book. */
async function hasAppointments(read: SelectHandle, { merchantId, day, from, to, kind }: NewBlock): Promise<boolean> {
  const row = await read
    .selectFrom('appointments')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('day', '=', day)
    .where('from_minute', '<', to)
    .where(sql<boolean>`from_minute + length_minutes > ${from}`)
    .where(sql<boolean>`(state = 'BOOKED' or (state = 'RESERVED' and reserved_until > clock_timestamp()))`)
    .$if(kind !== null, (query) => query.where('kind', '=', kind))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function insertBlock(
  handle: WriteHandle,
  merchantId: number,
  { day, from, to, kind, reason }: Omit<NewBlock, 'merchantId' | 'leaveAppointments'>,
): Promise<number> {
  const row = await handle
    .insertInto('appointment_blocks')
    .values({ merchant_id: merchantId, day, from_minute: from, to_minute: to, kind, reason })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
