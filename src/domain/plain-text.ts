import { z } from 'zod'

/** Control characters that no text has: all but tabs and ends of lines. */
const CONTROL = /[^\P{Cc}\t\n\r]/u
/** Whatever ends a line, and all other control characters. */
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029]/u

/** Whether a text is one that can be stored: no control characters (PostgreSQL refuses NUL), no half of a surrogate pair. */
export function isPlainText(text: string): boolean {
  return !CONTROL.test(text) && text.isWellFormed()
}

/** Whether a text is a single line of plain text: line ends could forge lines in mails and lists. */
export function isPlainLine(text: string): boolean {
  return !NOT_IN_A_LINE.test(text) && text.isWellFormed()
}

/** Whether a moment is one that can be stored and written in four digits of a year. */
export function isPlainDate(date: Date): boolean {
  const year = date.getUTCFullYear()
  return year >= 1 && year <= 9999
}

/** Text of one line; leading and trailing blanks are cut. */
export const plainLine = z.string({ error: 'REQUIRED' }).trim().refine(isPlainLine, { error: 'INVALID' })

/** Text of one or several lines, as people paste it: whatever ends a line becomes `\n`, tabs become blanks. */
export const plainLines = z
  .string({ error: 'INVALID' })
  .trim()
  .transform((text) => text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll('\t', ' '))
  .refine((text) => text.split('\n').every(isPlainLine), { error: 'INVALID' })
