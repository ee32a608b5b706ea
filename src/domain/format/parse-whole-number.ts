import { bareAmount } from './bare-amount.ts'
import { parseNumber } from './parse-number.ts'

/** Greater amounts are typing errors. */
const MAX_AMOUNT = 9_999_999

/** A whole amount as people write it: `1.400`, `8000,00`, `− 240`, `18.490,- €`; undefined for anything else. */
export function parseWholeNumber(text: string): number | undefined {
  const [, minus, amount = ''] = /^([-−]\s*)?(.*)$/u.exec(text.trim()) ?? []
  const number = parseNumber(bareAmount(amount))
  if (number === undefined || !Number.isInteger(number) || number > MAX_AMOUNT) return undefined
  return minus === undefined || number === 0 ? number : -number
}

/** The same in kilometres, with or without the unit. */
export function parseKilometres(text: string): number | undefined {
  return parseWholeNumber(text.trim().replace(/km$/iu, ''))
}
