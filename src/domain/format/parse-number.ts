/** Cents of greater amounts are no longer exact. */
const MAX_NUMBER = 1e12

/**
 * A number as people write it in either language: `1.500,50`, `1,500.5`, `1 500`, `4.9`. A separator before exactly three digits separates
 * thousands, another one decimals; undefined for anything else, and for more than `maxDecimals`. `0.500` is undefined too, since it is
 * neither a half without doubt nor five hundred.
 */
export function parseNumber(text: string, maxDecimals = 2): number | undefined {
  const match = /^(\d{1,3}(?:[.,\u00A0\u202F '’]\d{3})+|\d+)(?:([.,])(\d{1,2}))?$/u.exec(text)
  if (!match) return undefined
  const [, whole = '', point, decimals = ''] = match
  const separators = new Set(whole.replaceAll(/\d/g, ''))
  const isMixed = separators.size > 1 || (point !== undefined && separators.has(point))
  if (isMixed || (separators.size > 0 && whole.startsWith('0')) || decimals.length > maxDecimals) return undefined
  const number = Number(`${whole.replaceAll(/\D/g, '')}.${decimals || '0'}`)
  return number <= MAX_NUMBER ? number : undefined
}
