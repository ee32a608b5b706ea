import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isContentKey, USUAL_CONTENT_KEYS } from './content-keys.ts'
import { LOOK_VARIANTS, MAX_PEOPLE } from './look.ts'
import { GROUND_COLORS, lookTokens } from './look-tokens.ts'
import { SHOP_COLOR } from './shop-color.ts'

const TOKENS = readFileSync(new URL('../../design/tokens.css', import.meta.url), 'utf8')

describe('the tokens of a look', () => {
  it('are none where everything is as usual', () => {
    expect(lookTokens({})).toEqual({})
    expect(lookTokens({ lettering: 'plain', ground: 'white' })).toEqual({})
  })

  it('are those of the letters and those of the ground', () => {
    expect(Object.keys(lookTokens({ lettering: 'wide' }))).toEqual([
      ...['head-weight', 'stretch-wide', 'brand-weight', 'text-4xl'],
    ])
    expect(lookTokens({ lettering: 'serif' })).toMatchObject({
      'font-head': expect.stringMatching(/^Charter,.*, serif$/),
      'head-weight': '500',
    })
    expect(lookTokens({ ground: 'cool' })).toEqual(GROUND_COLORS.cool)
    expect(lookTokens({ lettering: 'slender', ground: 'warm' })).toMatchObject({
      ...{ 'head-weight': '400', paper: GROUND_COLORS.warm['paper'] },
    })
  })

  it('take the place of tokens that the design has', () => {
    const looks = LOOK_VARIANTS.lettering.flatMap((lettering) =>
      LOOK_VARIANTS.ground.map((ground) => lookTokens({ lettering, ground })),
    )
    for (const [name, value] of looks.flatMap((tokens) => Object.entries(tokens))) {
      expect(TOKENS, name).toContain(`--${name}:`)
      expect(value, name).toMatch(/^(#[0-9a-f]{6}|\d{3}%?|clamp\([\d.rem+v\sw,]+\)|[A-Z].*)$/)
    }
  })

  it('make grounds that differ in four shades, from light to its lines', () => {
    for (const ground of ['warm', 'cool'] as const) {
      const shades = ['paper', 'mist', 'mist-2', 'hairline'].map((name) => GROUND_COLORS[ground][name] ?? '')
      expect(shades.toSorted().toReversed(), ground).toEqual(shades)
      expect(new Set(shades).size, ground).toBe(4)
    }
  })

  it('give drawings the same ground as other pictures have', () => {
    const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    const drawn = channels(/--drawn-ground: (#\w+)/.exec(TOKENS)?.[1] ?? '')
    for (const { mist = '', 'drawn-tint': tint = '' } of [GROUND_COLORS.warm, GROUND_COLORS.cool]) {
      const multiplied = channels(tint).map((channel, at) => (channel * (drawn[at] ?? 0)) / 255)
      for (const [at, channel] of channels(mist).entries())
        expect(Math.abs((multiplied[at] ?? 0) - channel)).toBeLessThan(1)
    }
  })
})

it('the shop’s own colour is that of its design', () => {
  expect(TOKENS).toContain(`--brand: ${SHOP_COLOR};`)
})

it('a service column has four pages as usual, of the seven it may name', () => {
  expect(USUAL_CONTENT_KEYS).toEqual(['kontakt', 'hilfe-faqs', 'ratgeber', 'newsletter'])
  expect(['kontakt', 'preisbewertung', 'impressum', ''].map(isContentKey)).toEqual([true, true, false, false])
})

it('a storefront names six people', () => expect(MAX_PEOPLE).toBe(6))
