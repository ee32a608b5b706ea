/** Lengths between which a value says something of a person and can be told from any other word of the log. */
const MIN_CHARACTERS = 5
const MAX_CHARACTERS = 400
const MIN_DIGITS = 7
/** Where the field says that it is of a person. */
const MIN_NAME_CHARACTERS = 3
/** Of a line that a failing test shows. */
const MAX_SHOWN_CHARACTERS = 300

/** Columns and fields with names, passwords, streets, accounts and telephone numbers, by the end of where they are. */
const PERSONAL_FIELD =
  /(?:(?:^|[ .?_])name|(?:first|last|full|birth)_?name|holder|password\w*|street|house_?number|account|phone|mobile)$/i

/** Codes (`IN_REVIEW`, `trade-in`, `bank/simulator`, `addGarageVehicle`), paths of pages, and moments of time. */
const CODE =
  /^(?:[A-Z]+(?:[-_][A-Z]+)*|[a-z]+(?:[-_./][a-z]+)*|[a-z]+(?:[A-Z][a-z]*)+|\/[\w./-]*|\d{4}-\d\d-\d\d[T ].*)$/

/**
 * Whether a value of that field would be recognised in a line of the log: postal codes, years and codes stand there for other reasons,
 * too. A name or password is recognised where it looks like a code.
 */
export function isRecognisable(value: string, field = ''): boolean {
  const isPersonal = PERSONAL_FIELD.test(field)
  if (value.length < (isPersonal ? MIN_NAME_CHARACTERS : MIN_CHARACTERS) || value.length > MAX_CHARACTERS) return false
  if (!isPersonal && CODE.test(value)) return false
  return /\p{L}/u.test(value) || value.replaceAll(/\D/g, '').length >= MIN_DIGITS
}

/** What no line may have, whoever it belongs to. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  'an e-mail address': /[\w.+-]+(?:@|%40)(?!\dx\.)(?:[\w-]+\.)+[a-z]{2,}(?![\w-])/i,
  'an IBAN': /\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){3,7}(?: ?[\dA-Z]{1,3})?\b/,
  'a VIN': /\b(?=[A-Z\d]*[A-Z])(?=[A-Z\d]*\d{4})[A-HJ-NPR-Z\d]{17}\b/,
  'a telephone number': /(?<![\w.:-])(?:\+\d|0[1-9])[\d /-]{6,}\d\b/,
  'a token': /\beyJ[\w-]+\.[\w-]+|\bbearer +(?!<token>)\S{8}/i,
}
const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g

/** Each of the lines that names a person, or as whole words one of these values, with what it names and where that comes from. */
export function findPersonal(lines: readonly string[], values: ReadonlyMap<string, string>): string[] {
  const text = lines.join('\n')
  // Most values are in no line: each line is looked at only for those that are.
  const suspects = [...values].flatMap(([value, source]) =>
    spellings(value).flatMap((spelling) => (text.includes(spelling) ? [{ spelling, source }] : [])),
  )
  return lines.flatMap((line) => {
    const withoutIds = line.replaceAll(UUID, '<id>')
    return [
      ...Object.entries(PATTERNS).flatMap(([name, pattern]) => (pattern.test(withoutIds) ? [name] : [])),
      ...suspects.flatMap(({ spelling, source }) => (hasWords(line, spelling) ? [`${spelling} (${source})`] : [])),
    ].map((found) => `${found} in: ${line.slice(0, MAX_SHOWN_CHARACTERS)}`)
  })
}

/** As it is, in JSON, and in an address or form. */
function spellings(value: string): string[] {
  const escaped = JSON.stringify(value).slice(1, -1)
  const encoded = encodeURIComponent(value.toWellFormed())
  return [...new Set([value, escaped, encoded, encoded.replaceAll('%20', '+')])]
}

function hasWords(line: string, words: string): boolean {
  for (let at = line.indexOf(words); at !== -1; at = line.indexOf(words, at + 1)) {
    const around = `${line[at - 1] ?? ''}${line[at + words.length] ?? ''}`
    if (!/[\p{L}\p{N}]/u.test(around)) return true
  }
  return false
}
