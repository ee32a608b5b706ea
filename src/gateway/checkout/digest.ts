import { createHash } from 'node:crypto'
import type { Locale } from '#domain/locale.ts'
import type { Checkout } from '#use-cases/checkout/checkout.ts'
import { lineDocument } from './document.ts'
import { declarations, legalInfos } from './wordings.ts'

/**
 * What a summary shows, as a few characters: the order button sends them back, and only what was shown is ordered. Counts everything the
 * customer reads that can change meanwhile: lines with facts and prices, delivery, payment, wordings.
 */
export function shownDigest(checkout: Checkout, locale: Locale): string {
  const { dealers, draft } = checkout
  const shown = {
    locale,
    dealers: dealers.map(({ merchant, items, plan, days, payment }) => ({
      merchant: merchant.uuid,
      lines: items.map((item) => lineDocument(item, locale)),
      plan,
      days,
      method: payment?.method ?? null,
      mandate: payment?.mandate ?? null,
    })),
    billing: draft.billing,
    delivery: draft.delivery,
    destination: checkout.deliveryDealer,
    declarations: declarations(checkout, locale),
    infos: legalInfos(checkout, locale),
  }
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)
}
