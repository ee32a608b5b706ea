import { MAX_SEARCH_TEXT } from '#domain/vehicle/search-words-limit.ts'
import { LONGEST_PLACE, phraseOf, type ReadingContext, readingAt } from './reading.ts'
import { tokensOf } from './tokens.ts'

const MAX_PLACES = 40

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
  return [...phrases].slice(0, MAX_PLACES)
}
