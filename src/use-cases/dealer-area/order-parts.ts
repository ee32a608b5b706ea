import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { FINANCING_STATE } from '#database/financing-state.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { OrderState } from '#domain/order/order-states.ts'

/** Orders whose next step is the dealer's, those that wait for a bank, a day or the end of a period, and those that have ended. */
export const ORDER_PARTS = ['TO_DO', 'WAITING', 'ENDED'] as const
export type OrderPart = (typeof ORDER_PARTS)[number]

/** A dealer answers an order within this time (domain.md 6.1). */
export const ORDER_HOURS = 24

/** Which part of a dealer's list an order is in by its state alone. */
const PARTS: Readonly<Record<OrderState, OrderPart>> = {
  ...{ PLACED: 'TO_DO', CONFIRMED: 'TO_DO', IN_PREPARATION: 'TO_DO', READY_FOR_PICKUP: 'TO_DO', SHIPPED: 'TO_DO' },
  ...{ WITHDRAWN: 'TO_DO', RETURNED: 'TO_DO' },
  HANDED_OVER: 'WAITING', // a timer completes it when the period of withdrawal has ended
  ...{ COMPLETED: 'ENDED', REJECTED: 'ENDED', CANCELLED: 'ENDED', REFUNDED: 'ENDED' },
}

function statesOf(part: OrderPart): OrderState[] {
  return (Object.keys(PARTS) as OrderState[]).filter((state) => PARTS[state] === part)
}

/** The bank decides first: until then an accepted order goes no further. */
const WAITS_FOR_BANK = sql<SqlBool>`(o.state = 'CONFIRMED' and ${FINANCING_STATE} = 'WAITING')`
/** Money that came another way than through a provider is given back by the dealer, though the order has ended. */
const OWES_MONEY = sql<SqlBool>`(o.payment_state = 'REFUND_PENDING' and not exists (
  select from payments p where p.order_id = o.id and p.state = 'REFUND_PENDING'))`

/** Whether an order `o` is in a part of its dealer's list; every order is in exactly one. */
export function isInPart(part: OrderPart, now: Date): RawBuilder<SqlBool> {
  const hasState = (of: OrderPart) => sql<SqlBool>`o.state = any(${statesOf(of)})`
  if (part === 'ENDED') return sql<SqlBool>`(${hasState('ENDED')} and not ${OWES_MONEY})`
  const isPutOff = sql<SqlBool>`coalesce(o.on_hold_until > ${berlinToday(now)}::date, false)`
  const waits = sql<SqlBool>`(${isPutOff} or ${WAITS_FOR_BANK})`
  if (part === 'TO_DO')
    return sql<SqlBool>`((${hasState('TO_DO')} and not ${waits}) or (${hasState('ENDED')} and ${OWES_MONEY}))`
  return sql<SqlBool>`(${hasState('WAITING')} or (${hasState('TO_DO')} and ${waits}))`
}

/**
 * Until when a dealer has to do the next step of an order `o`: the answer within a day, what was put off at the end of its day, a
 * hand-over at the time chosen for it. Null where nothing sets a time.
 */
export const ORDER_DUE_AT: RawBuilder<Date | null> = sql<Date | null>`case
  when o.state = 'PLACED' then o.placed_at + make_interval(hours => ${sql.lit(ORDER_HOURS)})
  when o.on_hold_until is not null then (o.on_hold_until + time '23:59') at time zone 'Europe/Berlin'
  when o.state in ('CONFIRMED', 'IN_PREPARATION', 'READY_FOR_PICKUP', 'SHIPPED') then (
    select min(a.starts_at) from requests r join appointments a on a.request_id = r.id
    where r.order_id = o.id and r.kind = 'HAND_OVER' and r.delete_after is null and a.state = 'BOOKED')
  end`
