import { expect, it } from 'vitest'
import { BrandInput } from './brand-input.ts'

function originsOf(widgetOrigins: string) {
  const rest = { slug: 'kern', brandName: 'Kern', brand: '', radius: '4', merchantOrigin: '', make: '' }
  const ids = { statsId: '', tagManagerId: '', dealerTagManagerId: '' }
  const texts = { shopImprintUrl: '', shopPrivacyUrl: '', tradeInDe: '', tradeInEn: '' }
  const read = BrandInput.safeParse({ ...rest, ...ids, ...texts, widgetOrigins })
  return read.success ? read.data.widgetOrigins : read.error.issues.map(({ path }) => path.join('.'))
}

it('takes the websites that may show widgets as people copy them', () => {
  expect(originsOf('www.kern.de')).toEqual(['https://www.kern.de'])
  expect(originsOf('https://www.kern.de/autos?x=1\nhttps://kern.de:8443/, www.kern.de')).toEqual([
    'https://www.kern.de',
    'https://kern.de:8443',
  ])
  for (const entry of ['http://www.kern.de', 'localhost', 'https://user@kern.de', 'javascript:alert(1)', 'kern'])
    expect(originsOf(entry), entry).toEqual(['widgetOrigins'])
})
