const QUOTE = '"'

/**
 * The fields of one line: separated by semicolons, quoted with "…", a quotation mark inside doubled. Null when a quotation mark is
 * misplaced or a quoted field does not end.
 */
export function splitFields(line: string): string[] | null {
  if (!line.includes(QUOTE)) return line.split(';')
  const fields: string[] = []
  let start = 0
  for (;;) {
    if (line[start] === QUOTE) {
      const end = closingQuote(line, start + 1)
      if (end < 0 || (end + 1 < line.length && line[end + 1] !== ';')) return null
      const quoted = line.slice(start + 1, end)
      fields.push(quoted.includes(QUOTE) ? quoted.replaceAll('""', QUOTE) : quoted)
      start = end + 2
      if (start > line.length) return fields
    } else {
      const separator = line.indexOf(';', start)
      const field = separator < 0 ? line.slice(start) : line.slice(start, separator)
      if (field.includes(QUOTE)) return null
      fields.push(field)
      if (separator < 0) return fields
      start = separator + 1
    }
  }
}

/** The position of the quotation mark that ends a quoted field, or -1. */
function closingQuote(line: string, from: number): number {
  let end = line.indexOf(QUOTE, from)
  while (end >= 0 && line[end + 1] === QUOTE) end = line.indexOf(QUOTE, end + 2)
  return end
}

/** Joins fields to a line. The format wants every text quoted; numbers are not. */
export function joinFields(fields: readonly (string | number)[]): string {
  return fields.map((field) => (typeof field === 'number' || field === '' ? field : quoted(field))).join(';')
}

function quoted(field: string): string {
  return `"${field.replaceAll(QUOTE, '""')}"`
}
