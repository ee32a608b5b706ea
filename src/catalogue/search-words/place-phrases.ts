import { MAX_SEARCH_TEXT } from '#domain/vehicle/search-words-limit.ts'
import { MAX_PLACE_WORDS, phraseOf, type ReadingContext, readingAt } from './reading.ts'
import { tokensOf } from './tokens.ts'

const MAX_PLACES = 40

/**
 * The parts of a text that may be a place, longest first, to be looked up: every run of words that begins with one that has no other
 * meaning, fillers inside included ("Frankfurt am Main").
 */
export function placePhrases(text: string, context: Omit<ReadingContext, 'places'>): readonly string[] {
  const tokens = tokensOf(text.slice(0, MAX_SEARCH_TEXT))
  const phrases = new Set<string>()
  for (let at = 0; at < tokens.length; ) {
    const { length, guessed } = readingAt(tokens, at, [], { ...context, places: new Map() })
    // A word that is only similar to a known one may still be a town: Passau is not a misspelt Passat.
    if ((guessed && tokens[at]!.kind === 'word') || (length === 1 && /^\d{5}$/.test(tokens[at]!.text))) {
      for (let count = MAX_PLACE_WORDS; count > 0; count--) {
        const phrase = phraseOf(tokens, at, count)
        if (phrase !== undefined) phrases.add(phrase)
      }
      at++
    } else at += length
  }
  return [...phrases].slice(0, MAX_PLACES)
}
