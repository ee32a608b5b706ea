import { knownModels } from './known-makes.ts'

interface SplitModel {
  readonly modelName: string
  /** The rest of the text: engine, trim. Null when there is none. */
  readonly description: string | null
}

interface ModelPattern {
  readonly name: string
  /** The name in lower case. */
  readonly start: string
}

const PATTERNS = new Map<string, readonly ModelPattern[]>()

/**
 * Separates the model from the rest of a free text: the longest known model that the text begins with ("Passat Variant 2.0 TDI" → "Passat
 * Variant"), for BMW also the series of an engine name ("320d" → "3er", "X1 xDrive20i" → "X1"), for Mercedes-Benz the class ("C 220 d" →
 * "C-Klasse"). Of an unknown model the first word is its name.
 */
export function splitModel(make: string, text: string): SplitModel {
  const words = text.replace(/\s+/gu, ' ').trim()
  const rest = withoutMake(make, words)
  const found = knownModelOf(make, words) ?? knownModelOf(make, rest)
  if (found) return found
  const series = seriesOf(make, rest)
  if (series && knownModels(make).includes(series)) return { modelName: series, description: rest }
  const [first = '', ...others] = rest.split(' ')
  return { modelName: first, description: others.join(' ') || null }
}

function knownModelOf(make: string, words: string): SplitModel | null {
  const lower = words.toLowerCase()
  const known = patternsOf(make).find(({ start }) => beginsWith(lower, start))
  return known ? { modelName: known.name, description: words.slice(known.start.length).trim() || null } : null
}

function patternsOf(make: string): readonly ModelPattern[] {
  const known = PATTERNS.get(make)
  if (known) return known
  const patterns = knownModels(make)
    .map((name) => ({ name, start: name.toLowerCase() }))
    .sort((a, b) => b.start.length - a.start.length)
  PATTERNS.set(make, patterns)
  return patterns
}

/** A text begins with a model only where the name ends there: "A45" does not begin with "A4". */
function beginsWith(text: string, start: string): boolean {
  return text.startsWith(start) && !/[\p{L}\p{N}]/u.test(text.charAt(start.length))
}

/** Many programs repeat the make before the model. */
function withoutMake(make: string, text: string): string {
  return beginsWith(text.toLowerCase(), make.toLowerCase()) ? text.slice(make.length).trim() || text : text
}

function seriesOf(make: string, text: string): string | null {
  if (make === 'BMW') {
    const engine = /^M?(\d)\d\d\D/.exec(`${text} `)
    return engine ? `${engine[1]}er` : null
  }
  if (make === 'Mercedes-Benz') {
    const engine =
      /^([ABCEGMRSVX]|CLA|CLE|CLK|CLS|GLA|GLB|GLC|GLE|GLS|GLK|SLK|SLC|SL|EQA|EQB|EQC|EQE|EQS|EQV|ML) ?\d{2,3}/.exec(
        text,
      )
    const series = engine?.[1] === 'ML' ? 'M' : engine?.[1]
    return series ? (series.length === 1 ? `${series}-Klasse` : series) : null
  }
  return null
}
