import { expect, it } from 'vitest'
import { isPlainDate, isPlainLine, isPlainText, plainLine, plainLines } from './plain-text.ts'

it('a text has no control characters but tabs and ends of lines, and no half of a character', () => {
  for (const text of ['', 'Grüße 🙂', 'a\tb', 'a\r\nb', 'a\u2028b']) expect(isPlainText(text), text).toBe(true)
  for (const text of ['a\0b', 'a\u0007', '\u001b[31m', 'a\u007fb', 'a\u0085b', '\ud83d', 'a\udc00'])
    expect(isPlainText(text), JSON.stringify(text)).toBe(false)
})

it('a line has no end of a line either', () => {
  expect(isPlainLine('Grüße 🙂')).toBe(true)
  for (const text of ['a\tb', 'a\nb', 'a\rb', 'a\u2028b', 'a\u2029b', 'a\0b', '\ud83d'])
    expect(isPlainLine(text), JSON.stringify(text)).toBe(false)
})

it('a date has a year of one to four digits', () => {
  for (const date of ['0001-01-01', '2026-11-22', '9999-12-31']) expect(isPlainDate(new Date(date)), date).toBe(true)
  for (const date of ['+275760-09-13', '-000001-01-01', '+010000-01-01'])
    expect(isPlainDate(new Date(date)), date).toBe(false)
  expect(isPlainDate(new Date(Number.NaN))).toBe(false)
})

it('what is entered in a line is cut at its ends, and has no others', () => {
  const problem = (text: unknown) => plainLine.safeParse(text).error?.issues[0]?.message
  expect(plainLine.parse('  Eva  Kern ')).toBe('Eva  Kern')
  expect([problem('a\nb'), problem('a\0b'), problem(undefined), problem(7)]).toEqual([
    ...['INVALID', 'INVALID', 'REQUIRED', 'REQUIRED'],
  ])
})

it('what is pasted into several lines has ends of one kind, and blanks for its tabs', () => {
  const problem = (text: unknown) => plainLines.safeParse(text).error?.issues[0]?.message
  expect(plainLines.parse(' a\r\nb\rc\u2028d\u2029e\nf ')).toBe('a\nb\nc\nd\ne\nf')
  expect(plainLines.parse('Reifen\t8 mm\r\n\r\nBremsen\tneu')).toBe('Reifen 8 mm\n\nBremsen neu')
  expect([problem('a\0b'), problem('a\n\u001b[31m'), problem('\ud83d'), problem(undefined)]).toEqual(
    Array(4).fill('INVALID'),
  )
})
