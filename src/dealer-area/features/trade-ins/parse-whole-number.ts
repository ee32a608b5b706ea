import { bareAmount } from '#domain/format/bare-amount.ts'

/** A whole amount as people write it: `1.400`, `1,400`, `− 240`, `18.490,- €`; undefined for anything else. */
export function parseWholeNumber(text: string): number | undefined {
  const plain = bareAmount(text).replaceAll(/[\s€]/gu, '').replace('−', '-')
  return /^-?(?:\d{1,7}|\d{1,3}(?:[.,]\d{3}){1,2})$/.test(plain) ? Number(plain.replaceAll(/[.,]/g, '')) : undefined
}

/** The same in kilometres, with or without the unit. */
export function parseKilometres(text: string): number | undefined {
  return parseWholeNumber(text.trim().replace(/\s*km$/iu, ''))
}
