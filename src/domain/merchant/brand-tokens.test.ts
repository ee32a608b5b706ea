import { expect, it } from 'vitest'
import { brandTokens } from './brand-tokens.ts'
import { MIN_CONTRAST } from './contrast.ts'

// Each channel by hand: 72 % of its own for the strong one, 9 % of its own and 91 % of white for the soft one.
it.each([
  ['#000000', '#000000', '#e8e8e8'],
  ['#ff0064', '#b80048', '#ffe8f1'],
  ['#1a3d0f', '#132c0b', '#eaeee9'],
])('a shop in %s has a darker and a pale shade of it, and white text', (color, strong, soft) =>
  expect(brandTokens(color)).toEqual({
    ...{ brand: color, 'brand-strong': strong, 'brand-soft': soft, 'on-brand': '#ffffff' },
  }),
)

it('text needs a contrast of 4.5 (WCAG 2.2, 1.4.3)', () => expect(MIN_CONTRAST).toBe(4.5))
