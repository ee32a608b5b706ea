import { z } from 'zod'
import { ORDER_NUMBER_DIGITS, parseOrderNumber } from '../order/order-number.ts'
import { email, emptyToNull, line, personName } from '../account/fields.ts'
import { plainLines } from '../plain-text.ts'

/** Several lines of text; null where blank. */
const lines = z
  .preprocess(emptyToNull, plainLines.pipe(z.string().max(1000, { error: 'TOO_LONG' })).nullable())
  .default(null)

/**
 * The required content of a declaration of withdrawal, and nothing beyond it (§ 356a (2) BGB): who, from which contract, and where the
 * receipt goes. `contract`: the order number or a description. `items`: the part it concerns; null: all.
 */
export const WithdrawalDeclaration = z.object({ name: personName, contract: line(200), items: lines, email })
export type WithdrawalDeclaration = z.output<typeof WithdrawalDeclaration>

/**
 * Every possible order number in a text, however it is written, with spaces, dots or hyphens, and several beside each other. Sequences
 * across two numbers are included: the caller checks which orders exist and whose they are.
 */
export function orderNumbersIn(contract: string): number[] {
  const runs = contract.match(/\d+(?:[\s.\p{Pd}]+\d+)*/gu) ?? []
  return [...new Set(runs.flatMap((run) => numbersIn(run.match(/\d+/g) ?? [])))]
}

function numbersIn(groups: readonly string[]): number[] {
  return groups.flatMap((first, index) => {
    let digits = first
    for (const next of groups.slice(index + 1)) {
      if (digits.length >= ORDER_NUMBER_DIGITS) break
      digits += next
    }
    return parseOrderNumber(digits) ?? []
  })
}

interface Person {
  readonly firstName: string
  readonly lastName: string
}

/** Whether two names may be the same person's: the same words in any order and case. */
export function isSameName(entered: string, { firstName, lastName }: Person): boolean {
  return wordsOf(entered) === wordsOf(`${firstName} ${lastName}`)
}

function wordsOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLocaleLowerCase('de')
    .split(/[\s,.]+/)
    .filter(Boolean)
    .toSorted()
    .join(' ')
}
