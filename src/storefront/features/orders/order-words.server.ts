import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import type { Locale } from '#domain/locale.ts'
import { DAYS_TO_ANSWER } from '#domain/order/deadlines.ts'
import { type Settlement, isPaymentReceived, settlementOf } from '#domain/order/settlement.ts'
import { awaitsFinancing } from '#domain/order/order-steps.ts'
import { awaitsFinancingTexts, orderStateTexts, voidedTexts } from '#messages/order-states.ts'
import { orderTexts } from '#messages/orders.ts'
import { inLanguage } from '#messages/texts.ts'
import type { OrderStepFragment } from '#storefront/generated/graphql.ts'
import { formatDate } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { storedText } from '../../blocks/stored-text.ts'
import type { OrderedItems, StateView } from './orders-view.ts'

const NAMED_FIRST: readonly string[] = ['VEHICLE', 'ACCESSORY_STAND_ALONE', 'ACCESSORY']

/** What was bought, cars before anything else, of which the first ones are named; services only where nothing else was bought. */
export function orderedItems(
  lines: readonly { readonly type: string; readonly title: string; readonly language: string }[],
  named: number,
  locale: Locale,
): OrderedItems {
  const goods = lines.filter(({ type }) => NAMED_FIRST.includes(type))
  const items = (goods.length > 0 ? goods : lines.filter(({ type }) => type === 'SERVICE')).toSorted(
    (a, b) => NAMED_FIRST.indexOf(a.type) - NAMED_FIRST.indexOf(b.type),
  )
  const more = items.length - named
  return {
    items: items.slice(0, named).map(({ title, language }) => storedText(title, language, locale)),
    ...(more > 0 ? { more: orderTexts.andMore[locale](more) } : {}),
  }
}

export function stateView(order: OrderStepFragment, locale: Locale): StateView {
  const { state, paymentState: payment, financingState: financing, due, isPayable, isBeingPaid, awaitsTransfer } = order
  const isVoided = state === 'REFUNDED' && !isPaymentReceived({ payment, due })
  const label = isVoided ? voidedTexts.state[locale] : orderStateTexts[state][locale]
  if (awaitsFinancing({ state, financing }))
    return { label: `${label} · ${awaitsFinancingTexts[locale]}`, tone: 'warning' }
  if ((isPayable && !isBeingPaid) || awaitsTransfer) return { label, tone: 'warning' }
  return { label, tone: OVER.has(state) ? 'mist' : 'brand' }
}

const OVER: ReadonlySet<OrderStepFragment['state']> = new Set([
  'REJECTED',
  'CANCELLED',
  'WITHDRAWN',
  'RETURNED',
  'REFUNDED',
  'COMPLETED',
])

/** What has to go back if the order is voided. */
export function settlementIn({ paymentState: payment, due, tradeInPlace }: OrderStepFragment): Settlement {
  return settlementOf({ payment, due }, tradeInPlace)
}

/** What the customer does next, or waits for. */
export function nextText(order: OrderStepFragment, locale: Locale): string {
  const texts = inLanguage(orderTexts, locale)
  const { state, paymentState, financingState: financing } = order
  if (order.isPayable) return order.isBeingPaid ? texts.nextChecked : texts.nextPay
  if (order.awaitsTransfer) return texts.nextTransfer(formatEuros(order.due, locale, 2))
  const settlement = settlementIn(order)
  if (settlement.isPaid && paymentState === 'REFUND_PENDING') return texts.nextRefund
  if (awaitsFinancing({ state, financing })) return state === 'PLACED' ? texts.nextFinance : texts.nextFinanceAccepted
  switch (state) {
    case 'PLACED':
      return texts.nextPlaced(formatDate(addDays(berlinToday(new Date(order.placedAt)), DAYS_TO_ANSWER), locale))
    case 'CONFIRMED':
      return texts.nextConfirmed
    case 'IN_PREPARATION':
      return texts.nextPreparation
    case 'READY_FOR_PICKUP':
      return texts.nextReady(`${order.dealer.name}, ${order.dealer.city}`)
    case 'SHIPPED':
      return texts.nextShipped
    case 'HANDED_OVER':
      return texts.nextHandedOver
    case 'WITHDRAWN':
      return texts.nextWithdrawn(settlement, order.hasGoods)
    case 'RETURNED':
      return texts.nextReturned(settlement)
    case 'REJECTED':
    case 'CANCELLED':
      return settlement.isPaidOut ? texts.nextRepay(settlement) : texts.nextOver
    default:
      return texts.nextOver
  }
}
