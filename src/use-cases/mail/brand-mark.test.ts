import { expect, it } from 'vitest'
import { MAIN_BRAND } from '#domain/brand.ts'
import { brandColour } from './brand-colour.ts'
import { brandMark } from './brand-mark.ts'

const ORIGIN = 'https://koeln.example'

it('takes the logo that the dealer has uploaded, else the drawn mark, and nothing from elsewhere', () => {
  const brand = { ...MAIN_BRAND, slug: 'koeln' }
  const logo = `/logo/${'0'.repeat(32)}.jpg`
  expect(brandMark({ ...brand, logoUrl: logo }, ORIGIN)).toEqual({ logoUrl: ORIGIN + logo })
  const drawn = { mark: { url: `${ORIGIN}/brand-mark.png`, width: 40, height: 40 } }
  expect(brandMark(brand, ORIGIN)).toEqual(drawn)
  expect(brandMark({ ...brand, logoUrl: 'https://elsewhere.example/logo.png' }, ORIGIN)).toEqual(drawn)
  expect(brandMark(MAIN_BRAND, ORIGIN)).toEqual({ mark: { ...drawn.mark, height: 16 } })
})

it('takes the brand’s colour where its contrast can be reckoned, else the shop’s', () => {
  const colourOf = (brand: string) => brandColour({ ...MAIN_BRAND, tokens: { brand } }).colour
  expect([colourOf('#7A1F2B'), colourOf('rebeccapurple'), colourOf('#abc')]).toEqual(['#7A1F2B', '#0a5a64', '#0a5a64'])
})
