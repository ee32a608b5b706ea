/** Patterns of personal data and what replaces them, applied in this order. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '<mail>'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '<address>'],
  [/(?<![\w:])(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{0,4}(?![\w:])/gi, '<address>'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<token>'],
  [/\b(bearer|basic)\s+[^\s'",]+/gi, '$1 <token>'],
  [/\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){3,7}(?: ?[\dA-Z]{1,3})?\b/g, '<account>'],
  // The query of an address: a search, a place, a key.
  [/((?:^|[\w\s('"])\/[\w./%~-]*|\.\w+)\?[^\s'")]+/g, '$1?<query>'],
  // Keys and secrets: long, with letters and figures and no word between them.
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}\b/g, '<token>'],
  [/(?<![\w.:])\+?\d[\d /-]{8,}\d\b/g, '<number>'],
]

/** A text without mail and network addresses, tokens, account and telephone numbers, and without the queries of addresses. */
export function scrub(text: string): string {
  return PERSONAL.reduce((scrubbed, [pattern, instead]) => scrubbed.replaceAll(pattern, instead), text)
}
