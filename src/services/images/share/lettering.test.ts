import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textLine, linesOf, widthOf } from './lettering.ts'

const STYLE = { cut: 'wide', size: 40 } as const

it('has every letter of German car offers', () => {
  for (const character of 'ÄÖÜäöüß€0123456789.,–…’„“&/+%Škodaéèëç')
    expect(textLine(character, 0, 0, { ...STYLE, fill: '#000' }), character).toContain('<path')
})

it('gives a space its width, and an unknown letter that of its base letter', () => {
  expect(widthOf('a b', STYLE)).toBeGreaterThan(widthOf('ab', STYLE))
  expect(widthOf('a\u00A0b', STYLE)).toBe(widthOf('a b', STYLE))
  expect(widthOf('ǎ', STYLE)).toBe(widthOf('a', STYLE))
})

it('never exceeds its width or its number of lines', () => {
  const width = 384
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', 'W', ' ', 'Ä', 'M', '0', '.') }),
      fc.integer({ min: 1, max: 4 }),
      (text, max) => {
        const lines = linesOf(text, width, max, STYLE)
        expect(lines.length).toBeLessThanOrEqual(max)
        for (const line of lines) expect(widthOf(line, STYLE)).toBeLessThanOrEqual(width)
        // Only an ellipsis may replace text.
        if (!lines.some((line) => line.endsWith('…'))) expect(lines.join(' ')).toBe(text.trim().split(/\s+/).join(' '))
      },
    ),
  )
})
