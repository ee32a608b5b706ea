/** A whole number as people write it: `1.400`, `1,400`, `− 240`; undefined for anything else. */
export function parseWholeNumber(text: string): number | undefined {
  const plain = text.replaceAll(/[\s€]/g, '').replace('−', '-')
  return /^-?(?:\d{1,7}|\d{1,3}(?:[.,]\d{3}){1,2})$/.test(plain) ? Number(plain.replaceAll(/[.,]/g, '')) : undefined
}
