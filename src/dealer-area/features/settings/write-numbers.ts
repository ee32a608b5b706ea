import type { Locale } from '#domain/locale.ts'
import { formatPlainNumber } from '#domain/format/numbers.ts'
import { parseNumber } from '#domain/format/parse-number.ts'

const NUMBERS = /\d[\d.,]*\d|\d/g

/** The numbers of a text as the language writes them, with the decimals they have: `90,50–1.500` is `90.50–1500` in English. */
export function writeNumbers(text: string, locale: Locale): string {
  return text.replaceAll(NUMBERS, (written) => {
    const number = parseNumber(written)
    const decimals = /[.,](\d{1,2})$/.exec(written)?.[1]?.length ?? 0
    return number === undefined ? written : formatPlainNumber(number, locale, decimals)
  })
}
