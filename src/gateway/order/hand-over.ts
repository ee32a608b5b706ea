import { isDay } from '#domain/delivery/calendar-day.ts'
import { bookHandOver } from '#use-cases/order/book-hand-over.ts'
import { type HandOver, readHandOver, readHandOverDays } from '#use-cases/order/hand-over.ts'
import type { OrderView } from '#use-cases/order/order-view.ts'
import { AppointmentDayType, daysBetween, unwrapSlot } from '../appointment/days.ts'
import { builder } from '../builder.ts'
import { Refusal } from '../refusal.ts'
import { RequestStateRef } from '../request/request-parts.ts'
import { countAttempt, mailSite, rowId, shopperOf } from '../session/actor.ts'
import { OrderType } from './order.ts'
import { ownOrder } from './own-order.ts'

const MAX_DAYS = 62

const HandOverType = builder.objectRef<HandOver>('OrderHandOver').implement({
  description: 'When the car is handed over. The request of this id shows, moves and cancels it.',
  fields: (t) => ({
    requestId: t.id({ resolve: ({ requestId }) => String(requestId) }),
    state: t.expose('state', { type: RequestStateRef }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
  }),
})

builder.objectFields(OrderType, (t) => ({
  handOver: t.field({
    type: HandOverType,
    nullable: true,
    resolve: async ({ id }, _, { deps }) => (await readHandOver(deps.read, id)) ?? null,
  }),
  handOverDays: t.field({
    type: [AppointmentDayType],
    nullable: true,
    description:
      `Times for the hand-over, of at most ${MAX_DAYS} days; null where none can be chosen: the car is not ready for pick-up, ` +
      'the bank has not approved, a time is chosen already, or the dealer gives none online.',
    args: { from: t.arg.string({ required: true }), to: t.arg.string({ required: true }) },
    resolve: async (order, { from, to }, { deps }) =>
      (await readHandOverDays(deps.read, toHandOver(order), daysBetween(from, to, MAX_DAYS))) ?? null,
  }),
}))

function toHandOver({ id, state, financing, delivery, merchant }: OrderView) {
  return { id, state, financing, delivery, merchantId: merchant.id }
}

builder.mutationField('bookHandOver', (t) =>
  t.field({
    type: OrderType,
    description:
      'Books a time for the hand-over of a bought car. Refused: NOT_FOUND, CONFLICT where the order has no `handOverDays`, UNAVAILABLE with ' +
      '`extensions.alternatives` where the time is taken, RATE_LIMITED.',
    args: {
      orderId: t.arg.id({ required: true }),
      day: t.arg.string({ required: true, description: 'YYYY-MM-DD.' }),
      minute: t.arg.int({ required: true, description: 'After midnight in Berlin.' }),
    },
    resolve: async (_, { orderId, day, minute }, context) => {
      const shopper = shopperOf(context)
      if (!isDay(day)) throw new Refusal('INVALID_INPUT', 'A day is YYYY-MM-DD.', 'day')
      const order = { site: mailSite(context), orderId: rowId(orderId), slot: { day, minute } }
      await countAttempt(context, 'book-service', String(shopper.customerId))
      unwrapSlot(await bookHandOver(context.deps.writer, shopper, order))
      return ownOrder(context, orderId)
    },
  }),
)
