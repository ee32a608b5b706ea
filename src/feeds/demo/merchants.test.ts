import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readIban } from '#domain/payment/iban.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { brandTokens } from '#domain/merchant/brand-tokens.ts'
import { GROUND_COLORS } from '#domain/brand-look/look-tokens.ts'
import { drawMark } from '#domain/brand-look/mark.ts'
import { contrastOf, MIN_CONTRAST } from '#domain/merchant/contrast.ts'
import { demoMerchants } from './merchants.ts'
import { demoMakes } from './models/makes.ts'

test('there are forty merchants, thirty-five with a shop of their own, four of them private', () => {
  expect(demoMerchants()).toHaveLength(40)
  expect(demoMerchants().filter((merchant) => merchant.brandColor !== null)).toHaveLength(35)
  expect(demoMerchants().filter((merchant) => merchant.kind === 'PRIVATE')).toHaveLength(4)
  expect(new Set(demoMerchants().map((merchant) => merchant.slug)).size).toBe(40)
  expect(new Set(demoMerchants().map((merchant) => merchant.phone)).size).toBe(40)
  expect(demoMerchants().every(({ slug }) => slugOf(slug) === slug)).toBe(true)
})

test('every company has a unique account at a fictional bank, and a creditor id', () => {
  const companies = demoMerchants().filter(({ kind }) => kind === 'COMPANY')
  for (const { iban, sepaCreditorId } of companies) {
    expect(iban && readIban(iban)).toMatch(/^DE\d\d00000000/)
    expect(sepaCreditorId).toMatch(/^DE\d\dZZZ0999999\d{4}$/)
  }
  expect(new Set(companies.map(({ iban }) => iban)).size).toBe(companies.length)
  expect(new Set(companies.map(({ sepaCreditorId }) => sepaCreditorId)).size).toBe(companies.length)
})

test('every company says with which right it brokers loans, private sellers broker none', () => {
  const permits = demoMerchants().map(({ kind, brokerPermit }) => [kind, brokerPermit?.kind ?? null].join(' '))
  expect(new Set(permits)).toEqual(new Set(['COMPANY 34k', 'COMPANY exempt', 'PRIVATE ']))
  const numbers = demoMerchants().flatMap(({ brokerPermit }) => brokerPermit?.number ?? [])
  expect(new Set(numbers).size).toBe(35)
  expect(numbers.every((number) => /^D-K-000-\d{4}-00$/.test(number))).toBe(true)
})

test('every postal code belongs to its town', async () => {
  const file = fileURLToPath(import.meta.resolve('german-metadata/data/cities.json'))
  const towns = JSON.parse(await readFile(file, 'utf8')) as { name: string; postalCodes: string[] }[]
  const wrong = demoMerchants().filter(
    ({ zip, city }) => !towns.some((town) => town.name.startsWith(city) && town.postalCodes.includes(zip)),
  )
  expect(wrong.map(({ zip, city }) => `${zip} ${city}`)).toEqual([])
})

test('merchants sell makes that exist, and every make is sold', () => {
  const makes = demoMakes().map((make) => make.name)
  const sold = demoMerchants().flatMap((merchant) => merchant.makes)
  expect(sold.filter((make) => !makes.includes(make))).toEqual([])
  expect(makes.filter((make) => !sold.includes(make))).toEqual([])
})

test('no two shops look the same, and each keeps its colours readable on its ground', () => {
  const shops = demoMerchants().flatMap(({ slug, name, brandColor, identity }) =>
    brandColor && identity ? [{ slug, name, color: '#000000', brandColor, ...identity }] : [],
  )
  expect(shops).toHaveLength(35)
  expect(
    new Set(shops.map(({ slug, name, color, look: { mark } }) => drawMark({ slug, name, color, mark }))).size,
  ).toBe(35)
  const looks = shops.map(({ look, radius }) => [look.header, look.hero, look.lettering, look.ground, radius].join(' '))
  expect(new Set(looks).size).toBeGreaterThan(30)
  const lists = shops.map(({ look }) => [look.cards, look.columns, look.gallery, look.contact, look.buttons].join(' '))
  expect(new Set(lists).size, 'layouts of lists and car pages').toBeGreaterThan(30)
  expect(new Set(shops.map(({ claim }) => claim.de)).size).toBe(35)
  const texts = ['#12161c', '#454f5a', '#5f6a76', '#c93c14', '#b3132c', '#1b7340', '#8a5200']
  for (const { look, brandColor } of shops) {
    const { paper = '#ffffff', mist = '#f3f5f7' } = GROUND_COLORS[look.ground]
    for (const text of [...texts, brandColor]) {
      expect(contrastOf(text, paper), `${text} on ${paper}`).toBeGreaterThanOrEqual(MIN_CONTRAST)
    }
    for (const text of ['#454f5a', '#5f6a76', brandColor])
      expect(contrastOf(text, mist), `${text} on ${mist}`).toBeGreaterThanOrEqual(MIN_CONTRAST)
  }
})

test('white text is easy to read on every brand colour, and the colours differ', () => {
  const colors = demoMerchants().flatMap((merchant) => merchant.brandColor ?? [])
  expect(new Set(colors).size).toBe(colors.length)
  expect(colors.filter((color) => 1.05 / (luminance(color) + 0.05) < 4.5)).toEqual([])
  expect(brandTokens('#204060')).toEqual({
    brand: '#204060',
    'brand-strong': '#172e45',
    'brand-soft': '#ebeef1',
    'on-brand': '#ffffff',
  })
})

/** Relative luminance as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
