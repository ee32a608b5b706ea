import { meaningOfAmount } from './amount-meaning.ts'
import { type Amount, amountAt } from './amounts.ts'
import { type MakeNames, seriesOf } from './makes.ts'
import type { Meaning } from './meaning.ts'
import { MAX_PHRASE_TOKENS, meaningOfWord, PHRASES } from './phrases.ts'
import { joinedTokens, type Token } from './tokens.ts'
import { meantWords } from './typos.ts'

export interface ReadingContext {
  readonly names: MakeNames
  readonly year: number
  /** Places by the phrase of `placePhrases`; the value goes into the filter. */
  readonly places: ReadonlyMap<string, string>
  /** Whether the text mentions leasing or a loan: then small amounts are rates. */
  readonly rates?: boolean
}

export interface Reading {
  readonly meaning: Meaning | null
  /** Tokens taken. */
  readonly length: number
  /** Matched to a known word that is only similar. */
  readonly guessed?: true
}

/** What begins at a token: the fixed phrase or name with the most tokens, otherwise an amount, a place, a misspelt word. */
export function readingAt(
  tokens: readonly Token[],
  at: number,
  before: readonly Meaning[],
  context: ReadingContext,
): Reading {
  const amount = amountAt(tokens, at)
  const meaning = amount && meaningOfAmount(amount, context.year, context.rates)
  const isSaid = amount !== null && (amount.quantity !== undefined || amount.bounded || amount.monthly)
  if (amount && isRadius(amount, tokens, at, before, context))
    return { meaning: { radius: amount.max! }, length: amount.length }
  const phrase = longestPhrase(tokens, at, before.at(-1), context) ?? electricVersion(tokens, at, context)
  if (amount && meaning && isSaid && amount.length >= (phrase?.length ?? 0)) return { meaning, length: amount.length }
  if (phrase) return phrase
  // "ab 50000 km": no filter has this bound. Read piece by piece, "50000 km" alone would mean the opposite.
  if (amount && isSaid && !meaning) return { meaning: null, length: amount.length }
  const place = placeAt(tokens, at, context)
  if (place) return place
  // "911" is a model, "2018" a year, "14990" a price, "50667" a place.
  if (amount && meaning) return { meaning, length: amount.length }
  return { meaning: misspelt(tokens[at]!, context), length: 1, guessed: true }
}

/** Kilometres. A larger number beside a place is a mileage. */
const MAX_RADIUS = 500

/** "Köln 50 km" is a distance, "Köln bis 50 km" and "Köln 50.000 km" are mileages. */
function isRadius(
  { quantity, bounded, min, max, length }: Amount,
  tokens: readonly Token[],
  at: number,
  before: readonly Meaning[],
  context: ReadingContext,
): boolean {
  if (quantity !== 'km' || bounded || min !== max || max === undefined || max > MAX_RADIUS) return false
  return before.some((meaning) => 'place' in meaning) || placeAt(tokens, at + length, context) !== null
}

export function longestPhrase(
  tokens: readonly Token[],
  at: number,
  before: Meaning | undefined,
  context: ReadingContext,
): Reading | null {
  for (let length = MAX_PHRASE_TOKENS; length > 0; length--) {
    const name = joinedTokens(tokens, at, length)
    if (name === null) continue
    const meaning = meaningOf(name, length, before, context)
    if (meaning) return { meaning, length }
  }
  return null
}

/** The "e-" of "e-Golf" where the shop has no model of that name: the Golf, electric. */
function electricVersion(tokens: readonly Token[], at: number, context: ReadingContext): Reading | null {
  const [e, hyphen, model] = tokens.slice(at, at + 3)
  if (e?.text !== 'e' || hyphen?.text !== '-' || !hyphen.glued || !model?.glued) return null
  const named = longestPhrase(tokens, at + 2, undefined, context)?.meaning
  return named && 'models' in named ? { meaning: { choice: 'fuel', values: ['ELECTRIC'] }, length: 2 } : null
}

function meaningOf(
  name: string,
  length: number,
  before: Meaning | undefined,
  { names }: ReadingContext,
): Meaning | undefined {
  const models = names.models.get(name) ?? seriesOf(name, names)
  // Right after its make, even a short name is a model: "Mazda 3", "VW up!", "Lexus IS".
  if (before && 'make' in before) {
    const own = models.filter(({ make }) => make === before.make)
    if (own.length > 0) return { models: own }
  }
  const phrase = length === 1 ? meaningOfWord(name) : PHRASES.get(name)
  const make = names.makes.get(name)
  if (make && !(phrase && 'choice' in phrase)) return { make }
  if (phrase) return phrase
  return models.length > 0 && standsAlone(name) ? { models } : undefined
}

/** Whether a model is recognised without its make before it: "911" is, "3" and "80" are not. */
function standsAlone(name: string): boolean {
  return /\p{L}/u.test(name) ? name.length > 1 : name.length === 3
}

function placeAt(tokens: readonly Token[], at: number, { places }: ReadingContext): Reading | null {
  for (let length = MAX_PLACE_WORDS; length > 0; length--) {
    const place = places.get(phraseOf(tokens, at, length) ?? '')
    if (place !== undefined) return { meaning: { place }, length }
  }
  return null
}

export const MAX_PLACE_WORDS = 5

/** The tokens from a position on, joined for the look-up of places; undefined where fewer are left. */
export function phraseOf(tokens: readonly Token[], at: number, length: number): string | undefined {
  const part = tokens.slice(at, at + length)
  if (part.length < length || part[0]?.kind === 'sign' || part.at(-1)?.kind === 'sign') return undefined
  return part.map(({ text }) => text).join(' ')
}

/** The meaning of the known words that are similar to this one, if they share a single meaning. */
function misspelt({ kind, text }: Token, { names }: ReadingContext): Meaning | null {
  if (kind !== 'word') return null
  const meanings = new Map(
    meantWords(text, knownWords(names)).map((word): [string, Meaning] => {
      const make = names.makes.get(word)
      const models = names.models.get(word)
      const meaning = make ? { make } : models ? { models } : PHRASES.get(word)!
      return [JSON.stringify(meaning), meaning]
    }),
  )
  return meanings.size === 1 ? [...meanings.values()][0]! : null
}

function* knownWords({ makes, models }: MakeNames): Iterable<string> {
  yield* makes.keys()
  yield* models.keys()
  yield* PHRASES.keys()
}
