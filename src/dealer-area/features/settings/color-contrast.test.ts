import { expect, it } from 'vitest'
import { readColor, whiteContrast } from './color-contrast.ts'

it('reads a whole colour value and nothing else', () => {
  expect(readColor(' #0B5D66 ')).toBe('#0b5d66')
  for (const entered of ['', '#0b5d6', '#0b5d667', '0b5d66', '#0b5d6g', 'teal'])
    expect(readColor(entered), entered).toBeUndefined()
})

it('rounds the contrast of white down, so that too weak a colour never seems to be strong enough', () => {
  // Greys around the bound, as contrast checkers give them: 4.54 and 4.48 to 1.
  expect(whiteContrast('#767676', 'de')).toEqual({ ratio: '4,5', isEnough: true })
  expect(whiteContrast('#777777', 'en')).toEqual({ ratio: '4.4', isEnough: false })
})
