import { createHash } from 'node:crypto'
import type { Locale } from '#domain/locale.ts'
import type { Checkout } from './checkout.ts'
import { checkoutConsents, checkoutLegalNotices } from './consents.ts'
import { type LegalTexts, legalTextsFor } from './legal-texts.ts'
import { orderLineOf } from './order-lines.ts'

/**
 * What a summary shows of the contract, as 22 characters: who sells, lines with facts and prices, delivery, payment, consents, and the
 * texts of terms and withdrawal instruction it links to. The order button sends them back, and only what was shown is ordered. How a
 * dealer is reached (street, e-mail) is no part of it: that changes no contract.
 */
export function summaryDigest(checkout: Checkout, texts: LegalTexts, locale: Locale): string {
  const { dealers, draft, customer } = checkout
  const { terms, withdrawal } = legalTextsFor(texts, customer.kind)
  const shown = {
    locale,
    dealers: dealers.map(({ merchant, items, plan, days, payment }) => ({
      merchant: merchant.uuid,
      lines: items.map((item) => orderLineOf(item, locale, texts.warranties)),
      plan,
      days,
      method: payment?.method ?? null,
      mandate: payment?.mandate ?? null,
    })),
    billing: draft.billing,
    delivery: draft.delivery,
    destination: checkout.deliveryDealer,
    consents: checkoutConsents(checkout, locale),
    notices: checkoutLegalNotices(checkout, locale),
    texts: [terms, withdrawal],
  }
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)
}
