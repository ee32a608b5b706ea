import { meaningOfAmount } from './amount-meaning.ts'
import { amountAt } from './amounts.ts'
import { type MakeNames, seriesOf } from './makes.ts'
import type { Meaning } from './meaning.ts'
import { LONGEST_PHRASE, meaningOfWord, PHRASES } from './phrases.ts'
import { joinedTokens, type Token } from './tokens.ts'
import { meantWords } from './typos.ts'

export interface ReadingContext {
  readonly names: MakeNames
  /** The present year. */
  readonly year: number
  /** Places by the phrase they were typed with, as `placePhrases` gives it; the value stands in the filter. */
  readonly places: ReadonlyMap<string, string>
  /** Whether leasing or a loan is spoken of: then small amounts are rates. */
  readonly rates?: boolean
}

export interface Reading {
  readonly meaning: Meaning | null
  /** Tokens taken. */
  readonly length: number
  /** Taken for a word it only looks like. */
  readonly guessed?: true
}

/** What begins at a token: the fixed phrase or name that takes most tokens, else an amount, a place, a misspelt word. */
export function readingAt(
  tokens: readonly Token[],
  at: number,
  before: readonly Meaning[],
  context: ReadingContext,
): Reading {
  const amount = amountAt(tokens, at)
  const asked = amount && meaningOfAmount(amount, context.year, context.rates)
  const isSaid = amount !== null && (amount.quantity !== undefined || amount.bounded || amount.monthly)
  const phrase = longestPhrase(tokens, at, before.at(-1), context)
  if (amount && asked && isSaid && amount.length >= (phrase?.length ?? 0))
    return { meaning: asked, length: amount.length }
  if (phrase) return phrase
  // "ab 50000 km": told apart, the bound would be lost and the rest mean its opposite.
  if (amount && isSaid && !asked) return { meaning: null, length: amount.length }
  const place = placeAt(tokens, at, context)
  if (place) return place
  // "911" is a model, "2018" a year, "14990" a price, "50667" a place.
  if (amount && asked) return { meaning: asked, length: amount.length }
  return { meaning: misspelt(tokens[at]!, context), length: 1, guessed: true }
}

export function longestPhrase(
  tokens: readonly Token[],
  at: number,
  before: Meaning | undefined,
  context: ReadingContext,
): Reading | null {
  for (let length = LONGEST_PHRASE; length > 0; length--) {
    const name = joinedTokens(tokens, at, length)
    if (name === null) continue
    const meaning = meaningOf(name, length, before, context)
    if (meaning) return { meaning, length }
  }
  return null
}

function meaningOf(
  name: string,
  length: number,
  before: Meaning | undefined,
  { names }: ReadingContext,
): Meaning | undefined {
  const models = names.models.get(name) ?? seriesOf(name, names)
  // Right after its make any name is a model: "Mazda 3", "VW up!", "Lexus IS".
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
  for (let length = LONGEST_PLACE; length > 0; length--) {
    const place = places.get(phraseOf(tokens, at, length) ?? '')
    if (place !== undefined) return { meaning: { place }, length }
  }
  return null
}

/** Words of the longest place that is looked for. */
export const LONGEST_PLACE = 5

/** Tokens from a place on, as they are looked up among the places; undefined where there are not so many. */
export function phraseOf(tokens: readonly Token[], at: number, length: number): string | undefined {
  const part = tokens.slice(at, at + length)
  if (part.length < length || part[0]?.kind === 'sign' || part.at(-1)?.kind === 'sign') return undefined
  return part.map(({ text }) => text).join(' ')
}

/** The one meaning of all known words that look like this one. */
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
