import type { WriteHandle, Writer } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays, isDay } from '#domain/delivery/calendar-day.ts'
import type { RefusedValue } from '#domain/field-problem.ts'
import { isHoldable, MAX_HOLD_DAYS } from '#domain/order/order-hold.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { audited } from './audited.ts'
import { authorizeOrder } from './authorize-case.ts'
import { fingerprintOf } from './fingerprint.ts'

interface Hold {
  readonly until: string
  readonly reason: string
}

export interface OrderHold {
  readonly orderId: number
  /** Null: it is worked on again. */
  readonly hold: Hold | null
  /** Of how long it was put off when the form was shown. */
  readonly fingerprint: string
}

/** Of until when an order is put off, and why; null: it is not. */
export function holdFingerprint(hold: Hold | null): string {
  return fingerprintOf({ hold })
}

const MAX_REASON = 300

/**
 * Puts an order off until a day, or takes it up again. Its deadlines wait until then. Refused as by `authorizeOrder`; INVALID_INPUT naming
 * `until` or `reason`; CONFLICT in a state that cannot be put off; CHANGED where somebody has put it off, or taken
 * it up, meanwhile.
 */
export function holdOrder(
  writer: Writer,
  actor: StaffActor,
  { orderId, hold, fingerprint }: OrderHold,
): Promise<{ readonly kind: 'done' } | Refused> {
  return audited(writer, actor, {
    allow: (handle) => allow(handle, actor, orderId),
    entry: { operation: 'hold-order', subject: `order ${orderId}`, after: hold ?? { until: null } },
    change: async (handle, { canHold, shown }) => {
      const fields = hold ? problemsOf(hold) : []
      if (fields.length > 0) return refused('INVALID_INPUT', { fields })
      if (hold && !canHold) return refused('CONFLICT')
      if (shown !== fingerprint) return refused('CHANGED')
      await handle
        .updateTable('orders')
        .set({ on_hold_until: hold?.until ?? null, hold_reason: hold?.reason.trim() ?? null })
        .where('id', '=', orderId)
        .execute()
      return { kind: 'done' } as const
    },
  })
}

async function allow(handle: WriteHandle, actor: StaffActor, orderId: number) {
  const allowed = await authorizeOrder(handle, actor, 'orders.change', orderId)
  if (allowed.kind === 'refused') return allowed
  const { state, until, reason } = await handle
    .selectFrom('orders')
    .select(['state', 'on_hold_until as until', 'hold_reason as reason'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const shown = holdFingerprint(until === null ? null : { until, reason: reason ?? '' })
  return { ...allowed, before: { until }, canHold: isHoldable(state), shown }
}

function problemsOf({ until, reason }: Hold): RefusedValue[] {
  const today = berlinToday()
  const isPossible = isDay(until) && until > today && until <= addDays(today, MAX_HOLD_DAYS)
  const text = reason.trim()
  return [
    ...(isPossible ? [] : [{ field: 'until', code: 'INVALID_DATE' as const }]),
    ...(text === '' ? [{ field: 'reason', code: 'REQUIRED' as const }] : []),
    ...(text.length > MAX_REASON ? [{ field: 'reason', code: 'TOO_LONG' as const, limit: MAX_REASON }] : []),
  ]
}
