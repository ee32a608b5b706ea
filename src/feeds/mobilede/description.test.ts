import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDescription } from './description.ts'

test('line breaks, bold words, lists and rules become plain paragraphs', () => {
  const markup =
    'Gepflegt, **1. Hand**.\\\\\\\\**Ausstattung**\\\\* 17" Felgen\\\\*Radio\\\\----\\\\Irrtum vorbehalten.'
  expect(plainDescription(markup)).toBe(
    'Gepflegt, 1. Hand.\n\nAusstattung\n\n• 17" Felgen\n• Radio\n\nIrrtum vorbehalten.',
  )
})

test('HTML tags are removed, their text stays', () => {
  expect(plainDescription('<p>Sehr <b>schön</b></p>Preis < 5000<br/>km > 3<script>alert(1)</script>')).toBe(
    'Sehr schön\nPreis < 5000\nkm > 3alert(1)',
  )
})

test('invisible characters are removed', () => {
  expect(plainDescription('a\u0000b\tc  d')).toBe('a b c d')
  expect(plainDescription(' \\\\ -- ** \\\\')).toBe('--')
  expect(plainDescription('')).toBe('')
})

test('plain text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (markup) => {
      const plain = plainDescription(markup)
      expect(plain).not.toMatch(/\n{3}|^\n|\n$|\*\*/)
    }),
  )
})
