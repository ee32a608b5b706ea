import { isAscii, isUtf8 } from 'node:buffer'

/** The format's own character set, and the one Windows programs write in its place. */
const LATIN_9 = new TextDecoder('iso-8859-15')
const WINDOWS = new TextDecoder('windows-1252')

/** In Windows files these bytes are quotation marks, dashes and the euro sign; in ISO-8859-15 they are control codes. */
function holdsWindowsBytes(bytes: Uint8Array): boolean {
  return bytes.some((byte) => byte >= 0x80 && byte <= 0x9f)
}

/**
 * The text of one line. The format is ISO-8859-15; lines that are valid UTF-8 are taken as such (in the other sets,
 * text with umlauts hardly ever is), so that a file in either reads right, even when a program glued both together.
 */
export function decodeLine(bytes: Buffer): string {
  if (isAscii(bytes)) return bytes.toString('latin1')
  if (isUtf8(bytes)) return bytes.toString('utf8').replace(/^\uFEFF/, '')
  return (holdsWindowsBytes(bytes) ? WINDOWS : LATIN_9).decode(bytes)
}

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

/** Text as ISO-8859-15 bytes; a character that the set lacks becomes a question mark. */
export function encodeLatin9(text: string): Buffer {
  const mapped = text.replace(/[\u00A4\u00A6\u00A8\u00B4\u00B8\u00BC-\u00BE\u0100-\u{10FFFF}]/gu, (character) => {
    return LATIN_9_ONLY[character] ?? '?'
  })
  return Buffer.from(mapped, 'latin1')
}
