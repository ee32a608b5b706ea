import { formatMoney } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { SellerKind } from '#domain/vehicle/vocabulary.ts'
import type { Locale } from '#domain/locale.ts'
import { inLanguage } from '#messages/texts.ts'
import { vehicleTexts } from '#messages/vehicle.ts'
import { fieldByKey } from './fields.ts'
import { optionLabel } from './format.ts'

interface TaxedPrice {
  readonly sellerKind: SellerKind
  readonly vatMode: string | null
  readonly vatRate: number | null
  /** Cents. */
  readonly price: number
}

/**
 * What a price says about VAT. A private person charges none; a dealer's price includes it, and only where it is shown in the invoice
 * (§ 25a UStG otherwise), and its rate is known, may a net price be named.
 */
export function vatSentence({ sellerKind, vatMode, vatRate, price }: TaxedPrice, locale: Locale): string {
  const texts = inLanguage(vehicleTexts, locale)
  if (sellerKind === 'PRIVATE') return texts.privateSale
  if (vatMode !== 'REGULAR') return vatMode === 'MARGIN' ? texts.vatMargin : texts.vatIncluded
  if (vatRate === null) return `${texts.vatIncluded}, ${optionLabel(fieldByKey('vatMode'), vatMode, locale)}`
  const net = formatMoney(Math.round(price / (1 + vatRate / 100)), locale, 2)
  return texts.vatRegular(formatNumber(vatRate, locale), net)
}
