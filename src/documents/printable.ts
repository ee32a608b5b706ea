/**
 * Any character that the fonts of documents lack. They have Latin-1, Latin Extended-A, the letters that Croatian, Romanian, Sámi,
 * Azerbaijani and Vietnamese add, and the usual signs.
 */
const UNKNOWN = /[^\n -~\u00A0-\u017FƏəƠơƯưǄ-ǜǦǧǪǫǺ-țȪ-ȭȰ-ȳḤḥṢṣṬṭẀ-ẅẞẠ-ỹ\u2009\u2010\u2011–—‘’‚“”„†•…‰‹›₀-₉€№™←→−≈≤≥]/gu

/** Letters that Unicode does not decompose into a base letter and a mark, and signs with a plain spelling. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ...{ Ɓ: 'B', ɓ: 'b', Ɗ: 'D', ɗ: 'd', Ɖ: 'D', ɖ: 'd', Ƙ: 'K', ƙ: 'k', Ƴ: 'Y', ƴ: 'y', Ɔ: 'O', ɔ: 'o', Ɛ: 'E', ɛ: 'e' },
  ...{ Ǥ: 'G', ǥ: 'g', Ʒ: 'Z', ʒ: 'z', '\u202F': '\u00A0', '☐': '–' },
}

/**
 * The text in characters that the fonts have: „Łukasz Dvořák“ stays as it is, „Ɓala“ becomes „Bala“, and a character that is not a Latin
 * letter becomes a question mark.
 */
export function printable(text: string): string {
  return text.normalize('NFC').replaceAll(UNKNOWN, (character) => {
    const plain = SPELLINGS[character] ?? character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
    return plain.replaceAll(UNKNOWN, '?')
  })
}
