import { z } from 'zod'
import { email, emptyToNull, line, personName } from '../account/fields.ts'

/** Control characters, apart from the end of a line. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u

/** Several lines of text; blank: null. */
const lines = z
  .preprocess(
    emptyToNull,
    z
      .string({ error: 'INVALID' })
      .trim()
      .transform((text) => text.replaceAll('\r\n', '\n'))
      .pipe(
        z
          .string()
          .max(1000, { error: 'TOO_LONG' })
          .refine((text) => !CONTROL.test(text.replaceAll('\n', '')), { error: 'INVALID' }),
      )
      .nullable(),
  )
  .default(null)

/**
 * What somebody who withdraws has to say, and nothing beyond it: who, from which contract, and where the receipt goes (§ 356a (2) BGB).
 * `contract`: the number of the order, or any words that describe it. `items`: which part of it; null: all.
 */
export const WithdrawalDeclaration = z.object({ name: personName, contract: line(200), items: lines, email })
export type WithdrawalDeclaration = z.output<typeof WithdrawalDeclaration>

/** The number of an order has so many digits. */
const DIGITS = 10

/**
 * Every number that may be an order's, however it is written: with spaces, dots or hyphens in it, and several beside each other. What is
 * read across two numbers is among them too: whether there is such an order and whose it is decides.
 */
export function namedOrders(contract: string): number[] {
  const runs = contract.match(/\d+(?:[\s.\p{Pd}]+\d+)*/gu) ?? []
  return [...new Set(runs.flatMap((run) => numbersIn(run.match(/\d+/g) ?? [])))]
}

function numbersIn(groups: readonly string[]): number[] {
  return groups.flatMap((first, index) => {
    let digits = first
    for (const next of groups.slice(index + 1)) {
      if (digits.length >= DIGITS) break
      digits += next
    }
    return digits.length === DIGITS && !digits.startsWith('0') ? [Number(digits)] : []
  })
}

interface Person {
  readonly firstName: string
  readonly lastName: string
}

/** Whether two names are the same person's for all we can tell: the same words, in whatever order and case. */
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
