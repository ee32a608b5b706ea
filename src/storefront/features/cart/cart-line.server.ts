import { formatMoney } from '#catalogue/format.ts'
import type { Locale } from '#domain/locale.ts'
import { cartTexts } from '#messages/cart.ts'
import { financingTexts } from '#messages/financing.ts'
import { inLanguage } from '#messages/texts.ts'
import type { CartQuery } from '#storefront/generated/graphql.ts'
import type { RateView } from '../../blocks/card-view.ts'
import { cardOf, euros } from '../../blocks/card.server.ts'
import type { CartLineView } from '../../blocks/cart-view.ts'

export type Line = CartQuery['cart']['lines'][number]
type Payment = Line['payment']

const KINDS = { CASH_RANGE: 'cash', LOAN_RATE_RANGE: 'loan', LEASING_RATE_RANGE: 'leasing' } as const
/** Reserved by somebody else (specification, section 8). */
const RESERVED = 102

/** A line as it is shown: today's price and rate, and what has changed since it was added. */
export function lineOf({ product, payment, available, errorCodes }: Line, locale: Locale): CartLineView {
  const texts = inLanguage(cartTexts, locale)
  const { rate: _, drop: __, badge: ___, ...card } = cardOf(product.vehicle, locale)
  const kind = KINDS[payment.paymentType]
  if (!available) {
    const unavailable = errorCodes.includes(RESERVED) ? texts.reserved : texts.gone
    return { card, payment: texts[kind], unavailable, changes: [] }
  }
  return {
    card: { ...card, ...rateOf(payment, locale) },
    payment: texts[kind],
    changePayment: `${card.href}${kind === 'loan' ? '' : `?finance=${kind}`}#finanzierung`,
    changes: changesOf(payment, locale),
  }
}

function rateOf({ monthlyPrice, line, example, paymentType }: Payment, locale: Locale): { rate?: RateView } {
  if (monthlyPrice === null || line === null || example === null) return {}
  const lead = cartTexts[KINDS[paymentType]][locale]
  return { rate: { lead, amount: financingTexts.monthly[locale](exact(monthlyPrice, locale)), line, example } }
}

/** Never silent: a customer is told what differs from what they saw (decision 52). */
function changesOf(payment: Payment, locale: Locale): string[] {
  const texts = inLanguage(cartTexts, locale)
  const { price, seenPrice, monthlyPrice, seenMonthlyPrice, adjusted } = payment
  const changes: string[] = []
  if (price !== seenPrice) {
    const say = price < seenPrice ? texts.cheaper : texts.dearer
    changes.push(say(money(Math.abs(price - seenPrice), locale), money(seenPrice, locale), money(price, locale)))
  }
  if (seenMonthlyPrice !== null && monthlyPrice === null) changes.push(texts.noLongerFinanced)
  if (seenMonthlyPrice !== null && monthlyPrice !== null && monthlyPrice !== seenMonthlyPrice)
    changes.push(texts.otherRate(exact(seenMonthlyPrice, locale), exact(monthlyPrice, locale)))
  if (adjusted) changes.push(texts.adjusted)
  return changes
}

/** Whole euros where the amount is whole. */
function money(amount: number, locale: Locale): string {
  return Number.isInteger(amount) ? euros(amount, locale) : exact(amount, locale)
}

function exact(amount: number, locale: Locale): string {
  return formatMoney(Math.round(amount * 100), locale, 2)
}
