import type { VehicleFilters } from '../filters.ts'
import { amountAt } from './amounts.ts'
import { filtersOf } from './filters-of-meanings.ts'
import { MAX_SEARCH_TEXT } from '#domain/vehicle/search-words-limit.ts'
import type { Meaning } from './meaning.ts'
import { meaningOfWord } from './phrases.ts'
import { longestPhrase, type ReadingContext, readingAt } from './reading.ts'
import { type Token, tokensOf } from './tokens.ts'

export interface SearchWords {
  readonly filters: VehicleFilters
  /** The parts that gave no filter, as typed, in order and without repetition. */
  readonly unknown: readonly string[]
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
 * Makes filters of free words, German and English: "golf kombi diesel bis 15000 automatik köln". Accepts any text. Parts that it cannot use
 * are returned as `unknown`, among them everything negated ("ohne Unfall").
 */
export function readSearchWords(text: string, known: ReadingContext): SearchWords {
  const tokens = tokensOf(text.slice(0, MAX_SEARCH_TEXT))
  const context = { ...known, rates: mentionsRates(tokens) }
  const meanings: Meaning[] = []
  const unknown: [start: number, end: number][] = []
  for (let at = 0; at < tokens.length; ) {
    const negated = lengthOfNegation(tokens, at, context)
    const { meaning, length } =
      negated > 0 ? { meaning: null, length: negated } : readingAt(tokens, at, meanings, context)
    if (meaning && !('deviceOnly' in meaning)) meanings.push(meaning)
    else if (tokens[at]?.kind !== 'sign' || negated > 0) unknown.push([tokens[at]!.start, tokens[at + length - 1]!.end])
    at += length
  }
  const { filters, unused } = filtersOf(meanings, context)
  const words = joined(unknown, tokens).map(([start, end]) => text.slice(start, end).trim())
  return { filters, unknown: [...new Set([...words, ...unused])] }
}

/** Whether the text mentions leasing or a loan, before the amount or after it: "leasing bis 200", "bis 200 Leasing". */
function mentionsRates(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ text }, at) => 'priceKind' in (meaningOfWord(text) ?? {}) && !NEGATIONS.has(tokens[at - 1]?.text ?? ''),
  )
}

/** How many tokens are negated from here on: the negation, what it applies to, and what "und" adds to it. */
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

/** Neighbouring spans are one word: "xyz" and "123" of "xyz123". */
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
