/** The fonts of documents hold Latin-1 and the usual typographic signs. */
const UNKNOWN = /[^\n -~\u00A0-ÿŒœ–—‘’‚“”„•…‹›€™−]/gu

/** Letters that do not fall apart into a plain one and its mark, and signs with a plain spelling. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ẞ: 'ß', ŋ: 'n', Ŋ: 'N', ħ: 'h', Ħ: 'H' },
  ...{ '→': '–', '‑': '-', '‐': '-', '\u202F': '\u00A0', '\u2009': '\u00A0', '☐': '–' },
}

/** The text in characters that the fonts have: „Łukasz Dvořák“ becomes „Lukasz Dvorak“, what is no Latin letter a question mark. */
export function printable(text: string): string {
  return text.normalize('NFC').replaceAll(UNKNOWN, (character) => {
    const plain = SPELLINGS[character] ?? character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
    return plain.replaceAll(UNKNOWN, '?')
  })
}
