import { isAscii, isUtf8 } from 'node:buffer'

/** The characters in which ISO-8859-15 differs from ISO-8859-1. */
const LATIN_9_ONLY: Readonly<Record<string, string>> = {
  '€': '\u00A4',
  Š: '\u00A6',
  š: '\u00A8',
  Ž: '\u00B4',
  ž: '\u00B8',
  Œ: '\u00BC',
  œ: '\u00BD',
  Ÿ: '\u00BE',
}
const FROM_LATIN_1 = new Map(Object.entries(LATIN_9_ONLY).map(([latin9, latin1]) => [latin1, latin9]))
const DIFFERENT = /[\u00A4\u00A6\u00A8\u00B4\u00B8\u00BC-\u00BE]/g

/** In Windows files these are quotation marks, dashes and the euro sign; in ISO-8859-15 they are control codes. */
const WINDOWS_ONLY = /[\u0080-\u009F]/
const WINDOWS = new TextDecoder('windows-1252')

/**
 * The text of one line. The format is ISO-8859-15; lines of valid UTF-8 are decoded as UTF-8 (in the other sets, text with umlauts is
 * hardly ever valid UTF-8), so that files of either kind, even mixed ones, are read correctly. The Windows variant of ISO-8859-15 is
 * accepted too.
 */
export function decodeLine(bytes: Buffer): string {
  if (isAscii(bytes)) return bytes.toString('latin1')
  if (isUtf8(bytes)) return bytes.toString('utf8').replace(/^\uFEFF/, '')
  const text = bytes.toString('latin1')
  if (WINDOWS_ONLY.test(text)) return WINDOWS.decode(bytes)
  return text.replace(DIFFERENT, (character) => FROM_LATIN_1.get(character) ?? character)
}

/** Text as ISO-8859-15 bytes; a character that the set lacks becomes a question mark. */
export function encodeLatin9(text: string): Buffer {
  const mapped = text.replace(/[\u00A4\u00A6\u00A8\u00B4\u00B8\u00BC-\u00BE\u0100-\u{10FFFF}]/gu, (character) => {
    return LATIN_9_ONLY[character] ?? '?'
  })
  return Buffer.from(mapped, 'latin1')
}
