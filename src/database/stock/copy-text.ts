/** A value of a staged row, in the text form of PostgreSQL's COPY. */
export type CopyValue = string | number | boolean | null | undefined | readonly string[]

/** One row of COPY text: tab-separated, `\N` for null, line end included. */
export function copyLine(values: readonly CopyValue[]): string {
  return `${values.map(copyText).join('\t')}\n`
}

function copyText(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escapeText(value)
  if (typeof value === 'object') return escapeText(arrayLiteral(value))
  return String(value)
}

const SPECIAL = /[\\\t\n\r]/
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** PostgreSQL text holds no NUL; it is dropped. */
function escapeText(text: string): string {
  const clean = text.includes('\0') ? text.replaceAll('\0', '') : text
  return SPECIAL.test(clean) ? clean.replaceAll(/[\\\t\n\r]/g, (character) => ESCAPES[character]!) : clean
}

function arrayLiteral(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`
}
