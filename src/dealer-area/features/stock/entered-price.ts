import { bareAmount } from '#domain/format/bare-amount.ts'
import { parseNumber } from '#domain/format/parse-number.ts'

/** Euros: a higher price is a typing error. */
const MAX_PRICE = 999_999_999

/** Euros as somebody types them, in whole ones or with cents: "19.990", "19990,50", "19,990.50 €"; undefined for anything else. */
export function enteredPrice(text: string): number | undefined {
  const euros = parseNumber(bareAmount(text))
  return euros !== undefined && euros <= MAX_PRICE ? euros : undefined
}
