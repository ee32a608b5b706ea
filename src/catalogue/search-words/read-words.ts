import type { VehicleFilters } from '../filters.ts'
import { meaningOfAmount } from './amount-meaning.ts'
import { amountAt } from './amounts.ts'
import { filtersOf } from './filters-of-meanings.ts'
import { MAX_SEARCH_TEXT } from './limit.ts'
import { type MakeNames, seriesOf } from './makes.ts'
import type { Meaning } from './meaning.ts'
import { LONGEST_PHRASE, meaningOfWord, PHRASES } from './phrases.ts'
import { joinedTokens, type Token, tokensOf } from './tokens.ts'
import { meantWords } from './typos.ts'

export interface SearchWords {
  readonly filters: VehicleFilters
  /** What nobody could make a filter of, as it was typed, in its order and once each. */
  readonly unknown: readonly string[]
}

export interface ReadingContext {
  readonly names: MakeNames
  /** The present year. */
  readonly year: number
  /** Places by the phrase they were typed with, as `placePhrases` gives it; the value stands in the filter. */
  readonly places: ReadonlyMap<string, string>
}

interface Reading {
  readonly meaning: Meaning | null
  /** Tokens taken. */
  readonly length: number
  /** Taken for a word it only looks like. */
  readonly guessed?: true
}

const NEGATIONS = new Set([
  'ohne',
  'kein',
  'keine',
  'keinen',
  'keiner',
  'nicht',
  'without',
  'no',
  'not',
  'non',
  'ausser',
  'except',
])
const CONJUNCTIONS = new Set(['und', 'oder', 'and', 'or', 'noch', 'nor'])

/**
 * Filters from free words, in German and English alike: "golf kombi diesel bis 15000 automatik köln". Understands whatever
 * the text is; what it cannot use is handed back, also everything that is asked to be absent ("ohne Unfall").
 */
export function readSearchWords(text: string, context: ReadingContext): SearchWords {
  const tokens = tokensOf(text.slice(0, MAX_SEARCH_TEXT))
  const meanings: Meaning[] = []
  const unknown: [start: number, end: number][] = []
  for (let at = 0; at < tokens.length; ) {
    const negated = lengthOfNegation(tokens, at, context)
    const { meaning, length } =
      negated > 0 ? { meaning: null, length: negated } : readingAt(tokens, at, meanings, context)
    if (meaning && !('unheard' in meaning)) meanings.push(meaning)
    else if (tokens[at]?.kind !== 'sign' || negated > 0) unknown.push([tokens[at]!.start, tokens[at + length - 1]!.end])
    at += length
  }
  const { filters, unused } = filtersOf(meanings, context)
  const words = joined(unknown, tokens).map(([start, end]) => text.slice(start, end).trim())
  return { filters, unknown: [...new Set([...words, ...unused])] }
}

/** What begins at a token: the fixed phrase or name that takes most tokens, else an amount, a place, a misspelt word. */
function readingAt(tokens: readonly Token[], at: number, before: readonly Meaning[], context: ReadingContext): Reading {
  const amount = amountAt(tokens, at)
  const asked = amount && meaningOfAmount(amount, context.year)
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

function longestPhrase(
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

const LONGEST_PLACE = 5
const MOST_PLACES = 40

function phraseOf(tokens: readonly Token[], at: number, length: number): string | undefined {
  const part = tokens.slice(at, at + length)
  if (part.length < length || part[0]?.kind === 'sign' || part.at(-1)?.kind === 'sign') return undefined
  return part.map(({ text }) => text).join(' ')
}

/**
 * What of a text may be a place, longest first, for looking it up: every run of words that begins at one nobody
 * understands otherwise, also with fillers inside ("Frankfurt am Main").
 */
export function placePhrases(text: string, context: Omit<ReadingContext, 'places'>): readonly string[] {
  const tokens = tokensOf(text.slice(0, MAX_SEARCH_TEXT))
  const phrases = new Set<string>()
  for (let at = 0; at < tokens.length; ) {
    const { length, guessed } = readingAt(tokens, at, [], { ...context, places: new Map() })
    // A word that only looks like a known one may still be a town: Passau is no Passat.
    if ((guessed && tokens[at]!.kind === 'word') || (length === 1 && /^\d{5}$/.test(tokens[at]!.text))) {
      for (let count = LONGEST_PLACE; count > 0; count--) {
        const phrase = phraseOf(tokens, at, count)
        if (phrase !== undefined) phrases.add(phrase)
      }
      at++
    } else at += length
  }
  return [...phrases].slice(0, MOST_PLACES)
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

/** How many tokens are negated from here on: the negation, what it is about, and what "und" adds to it. */
function lengthOfNegation(tokens: readonly Token[], at: number, context: ReadingContext): number {
  if (!NEGATIONS.has(tokens[at]!.text) || amountAt(tokens, at) || longestPhrase(tokens, at, undefined, context))
    return 0
  let end = at + 1
  for (;;) {
    if (end >= tokens.length) return end - at
    end += readingAt(tokens, end, [], context).length
    if (!CONJUNCTIONS.has(tokens[end]?.text ?? '') || end + 1 >= tokens.length) return end - at
    end++
  }
}

/** Spans that touch are one word: "xyz" and "123" of "xyz123". */
function joined(spans: readonly [number, number][], tokens: readonly Token[]): [number, number][] {
  const glued = new Set(tokens.filter((token) => token.glued).map(({ start }) => start))
  const all: [number, number][] = []
  for (const [start, end] of spans) {
    const last = all.at(-1)
    if (last && last[1] === start && glued.has(start)) last[1] = end
    else all.push([start, end])
  }
  return all
}
