import { bareAmount } from '#domain/format/bare-amount.ts'
import { parseNumber } from '#domain/format/parse-number.ts'

/** An amount as people write it (`2.840`, `149,50`, `1 200 €`) in euros; undefined for an empty text, -1 for anything that is no amount. */
export function eurosOf(text: string | undefined): number | undefined {
  const entered = bareAmount(text ?? '')
  return entered === '' ? undefined : (parseNumber(entered) ?? -1)
}
