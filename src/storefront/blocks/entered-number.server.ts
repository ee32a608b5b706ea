import { parseKilometres, parseWholeNumber } from '#domain/format/parse-whole-number.ts'
import { blankToUndefined } from './form.server.ts'

/** A number that the gateway refuses, so that the error stands beside the field. */
export const REFUSED_NUMBER = -1

/** `1.200` and `300,00 €` as a whole number; undefined for an empty field. */
export function enteredEuros(text: string | undefined): number | undefined {
  const entered = blankToUndefined(text)
  return entered === undefined ? undefined : (parseWholeNumber(entered) ?? REFUSED_NUMBER)
}

/** `78.400 km` as a whole number; undefined for an empty field. */
export function enteredKilometres(text: string | undefined): number | undefined {
  const entered = blankToUndefined(text)
  return entered === undefined ? undefined : (parseKilometres(entered) ?? REFUSED_NUMBER)
}
