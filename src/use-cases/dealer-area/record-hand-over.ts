import type { z } from 'zod'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { isDay } from '#domain/delivery/calendar-day.ts'
import { checked, type RefusedValue } from '#domain/field-problem.ts'
import { HandedOverCarInput, takesHandOverProtocol } from '#domain/order/hand-over-protocol.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { audited } from './audited.ts'
import { authorizeOrder } from './authorize-case.ts'
import { fingerprintOf } from './fingerprint.ts'

export interface EnteredHandOver {
  readonly orderId: number
  readonly handedOverOn: string
  /** One for each car of the order, in its order. */
  readonly cars: readonly z.input<typeof HandedOverCarInput>[]
  /** Of the record that the form showed. */
  readonly fingerprint: string
}

interface HandOverRecord {
  readonly handedOverOn: string
  readonly cars: unknown
}

/** What the form of a hand-over shows; undefined: nothing is recorded. */
export function handOverFingerprint(record: HandOverRecord | undefined): string {
  return fingerprintOf(record ? { handedOverOn: record.handedOverOn, cars: record.cars } : {})
}

/**
 * Records what was handed over with an order, in place of an earlier record. Refused as by `authorizeOrder`; CHANGED where the
 * form showed another record; CONFLICT before it is
 * prepared, after it has ended, for a change once it is completed, and for one without a car; INVALID_INPUT naming `day` or a field such
 * as `mileage.1` of the second car.
 */
export function recordHandOver(
  writer: Writer,
  actor: StaffActor,
  { orderId, handedOverOn, cars: entered, fingerprint }: EnteredHandOver,
): Promise<{ readonly kind: 'done' } | Refused> {
  return audited(writer, actor, {
    entry: { operation: 'record-hand-over', subject: `order ${orderId}` },
    allow: async (handle) => {
      const allowed = await allow(handle, actor, orderId)
      if (allowed.kind === 'refused') return allowed
      if (handOverFingerprint(allowed.before) !== fingerprint) return refused('CHANGED')
      const { titles } = allowed
      const read = titles.map((_, index) => checked(HandedOverCarInput, entered[index] ?? {}))
      const fields = [
        ...dayProblem(handedOverOn),
        ...read.flatMap((car, index) =>
          car.ok ? [] : car.problems.map((problem) => ({ ...problem, field: `${problem.field}.${index}` })),
        ),
      ]
      if (fields.length > 0) return refused('INVALID_INPUT', { fields })
      const cars = read.flatMap((car, index) => (car.ok ? [{ title: titles[index]!, ...car.value }] : []))
      return { ...allowed, after: { handedOverOn, cars } }
    },
    change: async (handle, { after }) => {
      const values = {
        handed_over_on: after.handedOverOn,
        cars: JSON.stringify(after.cars),
        ...{ recorded_by: actor.name, recorded_at: new Date() },
      }
      await handle
        .insertInto('hand_over_protocols')
        .values({ order_id: orderId, ...values })
        .onConflict((conflict) => conflict.column('order_id').doUpdateSet(values))
        .execute()
      return { kind: 'done' } as const
    },
  })
}

async function allow(handle: WriteHandle, actor: StaffActor, orderId: number) {
  const allowed = await authorizeOrder(handle, actor, 'orders.change', orderId)
  if (allowed.kind === 'refused') return allowed
  const { state } = await handle
    .selectFrom('orders')
    .select('state')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const lines = await handle
    .selectFrom('order_lines')
    .select('title')
    .where('order_id', '=', orderId)
    .where('line_type', '=', 'VEHICLE')
    .orderBy('position')
    .execute()
  const before = await handle
    .selectFrom('hand_over_protocols')
    .select(['handed_over_on as handedOverOn', 'cars'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!takesHandOverProtocol(state, before !== undefined) || lines.length === 0) return refused('CONFLICT')
  return { ...allowed, titles: lines.map(({ title }) => title), ...(before ? { before } : {}) }
}

/** It is recorded on the day, or afterwards. */
function dayProblem(day: string): RefusedValue[] {
  if (day.trim() === '') return [{ field: 'day', code: 'REQUIRED' }]
  return isDay(day) && day <= berlinToday() ? [] : [{ field: 'day', code: 'INVALID_DATE' }]
}
