import { formatNumber } from '#domain/format/numbers.ts'

const MAX_NAMED = 3

/** "12 (a, b, c …)": how many there are, and the first of them. */
export function firstOf(keys: readonly string[], count: number = keys.length): string {
  const first = keys.slice(0, MAX_NAMED).join(', ')
  return `${formatNumber(count, 'en')} (${first}${count > MAX_NAMED ? ' …' : ''})`
}
