import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { matchPath } from '#domain/routes/paths.ts'
import { comparePictures } from './compare.ts'
import { isWanted, readOptions, variantOf } from './options.ts'
import { lookPage } from './report.ts'
import { LOOK_SCREENS } from './screens.ts'

const FOUND = {
  ...{ car: { makeName: 'vw', modelName: 'golf', id: '7' }, others: ['8', '9'] },
  ...{ accessory: 'cable', order: '1234567890' },
}
const ORIGIN = 'http://localhost:3000'

const plain = async (width: number, height: number, spot = 0) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(
      spot > 0
        ? [{ input: { create: { width: spot, height: spot, channels: 3, background: '#0a5a64' } }, gravity: 'centre' }]
        : [],
    )
    .png()
    .toBuffer()

describe('the table of screens', () => {
  it('has at least forty, each under a name of its own', () => {
    const names = LOOK_SCREENS.map(({ name }) => name)
    expect(names.length).toBeGreaterThanOrEqual(40)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(LOOK_SCREENS)('$name has an address in both languages', ({ name, address }) => {
    for (const locale of ['de', 'en'] as const) {
      const url = new URL(address(ORIGIN, locale, FOUND))
      const match = name.startsWith('area-') ? dealerPaths.matchPath(url.pathname) : matchPath(url.pathname)
      expect(match, url.href).toBeDefined()
      expect(match?.locale === locale || url.searchParams.get('lang') === locale || match?.shared).toBe(true)
    }
  })

  it('opens storefronts on their own host, and keeps the language beside a query', () => {
    const address = (name: string) => LOOK_SCREENS.find((screen) => screen.name === name)?.address(ORIGIN, 'en', FOUND)
    expect(address('storefront-scene')).toBe('http://aasee.localhost:3000/en')
    expect(address('compare')).toBe('http://localhost:3000/compare?ids=7%2C8%2C9')
    expect(address('faq')).toBe('http://localhost:3000/pages/hilfe-faqs?lang=en')
  })
})

describe('comparing', () => {
  it('finds nothing in equal pictures, and each pixel of a spot', async () => {
    expect((await comparePictures(await plain(20, 20), await plain(20, 20))).pixels).toBe(0)
    const { pixels, share } = await comparePictures(await plain(20, 20), await plain(20, 20, 10))
    expect(pixels).toBe(100)
    expect(share).toBe(0.25)
  })

  it('compares what a longer page has more with white', async () => {
    const taller = await sharp(await plain(20, 20))
      .extend({ bottom: 20, background: '#000000' })
      .png()
      .toBuffer()
    expect((await comparePictures(await plain(20, 20), taller)).share).toBe(0.5)
  })
})

it('reads which pictures are wanted, and names them by their variant', () => {
  expect(readOptions([])).toMatchObject({ widths: [390, 1440], locales: ['de', 'en'], dark: false, names: [] })
  const some = readOptions(['--dark', '--large', '--width', '320', 'list'])
  expect(some).toMatchObject({ widths: [320], names: ['list'] })
  expect(variantOf(some)).toBe('-dark-large')
  expect(['list', 'list-rows', 'lists', 'home'].filter((name) => isWanted(name, some.names))).toEqual([
    'list',
    'list-rows',
  ])
  expect(() => readOptions(['--width', 'wide'])).toThrow('--width')
})

it('shows the largest difference first, then new pictures, and names those that are too wide', () => {
  const page = lookPage([
    { name: 'a', kind: 'same', share: 0, overflow: 0 },
    { name: 'b', kind: 'changed', share: 0.01, overflow: 12 },
    { name: 'c', kind: 'new', share: 1, overflow: 0 },
    { name: 'd', kind: 'changed', share: 0.2, overflow: 0 },
  ])
  expect([...page.matchAll(/<section id="(\w)">/g)].map(([, name]) => name)).toEqual(['d', 'b', 'c'])
  expect(page).toContain('2 changed, 1 new, 1 the same')
  expect(page).toContain('b (12 px)')
})
