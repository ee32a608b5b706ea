import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { checked } from '../field-problem.ts'
import { BrandInput, ConfiguratorInput, DomainsInput, SharedShopInput, slug } from './brand-input.ts'

const ENTERED = {
  ...{ slug: 'kern', brandName: 'Kern', brand: '', radius: '4', merchantOrigin: '', make: '', widgetOrigins: '' },
  ...{ statsId: '', tagManagerId: '', dealerTagManagerId: '' },
  ...{ shopImprintUrl: '', shopPrivacyUrl: '', tradeInDe: '', tradeInEn: '' },
}

/** What a form makes of an entry, or `field CODE` of what is wrong. */
function read(schema: z.ZodType, entered: object): unknown {
  const result = checked(schema, entered)
  return result.ok ? result.value : result.problems.map(({ field, code }) => `${field} ${code}`)
}
const brand = (changes: object) => read(BrandInput, { ...ENTERED, ...changes })

describe('the websites that may show widgets', () => {
  const originsOf = (widgetOrigins: string) => brand({ widgetOrigins })

  it('are taken as people copy them', () => {
    expect(originsOf('www.kern.de')).toMatchObject({ widgetOrigins: ['https://www.kern.de'] })
    expect(originsOf('kern.de:8443')).toMatchObject({ widgetOrigins: ['https://kern.de:8443'] })
    expect(originsOf('https://www.kern.de/autos?x=1\nhttps://kern.de:8443/, , www.kern.de')).toMatchObject({
      widgetOrigins: ['https://www.kern.de', 'https://kern.de:8443'],
    })
    for (const entry of ['http://www.kern.de', 'localhost', 'https://user@kern.de', 'javascript:alert(1)', 'kern'])
      expect(originsOf(entry), entry).toEqual(['widgetOrigins INVALID'])
    expect(originsOf('http://localhost:8000/test.html')).toMatchObject({ widgetOrigins: ['http://localhost:8000'] })
    for (const entry of ['http://a@localhost:8000', 'http://localhost.kern.de', 'ftp://localhost'])
      expect(originsOf(entry), entry).toEqual(['widgetOrigins INVALID'])
    expect(originsOf('https://')).toEqual(['widgetOrigins INVALID'])
  })

  it('are twenty at most', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `kern${index}.de`).join('\n')
    expect(originsOf(many(20))).toMatchObject({ widgetOrigins: expect.objectContaining({ length: 20 }) })
    expect(originsOf(many(21))).toEqual(['widgetOrigins INVALID'])
  })
})

describe('a shop', () => {
  it('needs its name in addresses and its name on the page alone', () => {
    expect(brand({})).toEqual({
      ...{ slug: 'kern', brandName: 'Kern', brand: null, radius: '4', merchantOrigin: null, make: null },
      ...{ widgetOrigins: [], statsId: null, tagManagerId: null, dealerTagManagerId: null },
      ...{ shopImprintUrl: null, shopPrivacyUrl: null, tradeInDe: null, tradeInEn: null },
    })
    expect(brand({ slug: '', brandName: '' })).toEqual(['slug REQUIRED', 'brandName REQUIRED'])
    expect(brand({ brandName: 'a'.repeat(60), make: 'a'.repeat(60) })).toBeTypeOf('object')
    expect(brand({ brandName: 'a'.repeat(61), make: 'a'.repeat(61) })).toEqual(['brandName TOO_LONG', 'make TOO_LONG'])
    expect(brand({ radius: '5' })).toEqual(['radius INVALID'])
    expect(brand({ shopImprintUrl: 'http://kern.de' })).toEqual(['shopImprintUrl INVALID'])
  })

  it('has a colour on which white text can be read', () => {
    expect(brand({ brand: '#0A5C36' })).toMatchObject({ brand: '#0a5c36' })
    // 4.54 and 4.48 : 1, the greys on both sides of the limit.
    expect(brand({ brand: '#767676' })).toMatchObject({ brand: '#767676' })
    expect(brand({ brand: '#777777' })).toEqual(['brand INVALID'])
    for (const color of ['green', '#fff', '#0a5c3', '#0a5c361', 'x#0a5c36', '0a5c36', '#0a5c3g'])
      expect(brand({ brand: color }), color).toEqual(['brand INVALID'])
  })

  it('has the ids of its containers in capitals', () => {
    expect(brand({ tagManagerId: ' gtm-abc12 ', dealerTagManagerId: 'GTM-XYZ9', statsId: 'g-1a2b3c' })).toMatchObject({
      ...{ tagManagerId: 'GTM-ABC12', dealerTagManagerId: 'GTM-XYZ9', statsId: 'G-1A2B3C' },
    })
    expect(brand({ tagManagerId: 'G-1A2B3C', statsId: 'GTM-ABC12' })).toEqual([
      ...['statsId INVALID', 'tagManagerId INVALID'],
    ])
  })

  it('tells its merchant by a name that can stand in a header', () => {
    expect(brand({ merchantOrigin: 'https://kern.de:8443/a_b-c' })).toMatchObject({
      merchantOrigin: 'https://kern.de:8443/a_b-c',
    })
    expect(brand({ merchantOrigin: 'a'.repeat(120) })).toMatchObject({ merchantOrigin: 'a'.repeat(120) })
    for (const name of ['a'.repeat(121), 'kern köln', 'a b', 'a\r\nb', '!a', 'a!'])
      expect(brand({ merchantOrigin: name }), name).toEqual(['merchantOrigin INVALID'])
  })

  it('describes its trade-in in both languages or in none', () => {
    expect(brand({ tradeInDe: 'Wir kaufen.', tradeInEn: 'We buy.' })).toMatchObject({ tradeInEn: 'We buy.' })
    expect(brand({ tradeInDe: 'Wir kaufen.' })).toEqual(['tradeInEn REQUIRED'])
    expect(brand({ tradeInEn: 'We buy.' })).toEqual(['tradeInEn REQUIRED'])
    const [long, longer] = ['a'.repeat(2000), 'a'.repeat(2001)]
    expect(brand({ tradeInDe: long, tradeInEn: long })).toMatchObject({ tradeInDe: long })
    expect(brand({ tradeInDe: longer, tradeInEn: longer })).toEqual(['tradeInDe TOO_LONG', 'tradeInEn TOO_LONG'])
  })
})

describe('a name in addresses', () => {
  it.each(['kern', 'k', 'k2', 'auto-kern', ` Kern `, 'a'.repeat(40)])('may be %j', (text) =>
    expect(slug.parse(text)).toBe(text.trim().toLowerCase()),
  )

  // RFC 1035: letters, digits and hyphens, beginning with a letter and ending with no hyphen.
  it.each(['2kern', '-kern', 'kern-', 'köln', 'a b', 'a.b', 'a'.repeat(41)])('is not %j', (text) =>
    expect(slug.safeParse(text).error?.issues[0]?.message).toBe('INVALID'),
  )

  it.each(['www', 'admin', 'api', 'mail', 'shop', 'static', 'cdn', 'WWW'])('is not %j, which the shop uses', (text) =>
    expect(slug.safeParse(text).success).toBe(false),
  )
})

describe('domains of a shop', () => {
  const hosts = (entered: string) => read(DomainsInput, { hosts: entered })

  it('are names of hosts, each once', () => {
    expect(hosts('Auto.Kern.de.\nkern.de, kern.de')).toEqual({ hosts: ['auto.kern.de', 'kern.de'] })
    expect(hosts('')).toEqual({ hosts: [] })
    for (const name of ['kern', 'kern.localhost', 'a.local', 'db.internal', 'https://kern.de', 'kern.de:80', '1.2.3.4'])
      expect(hosts(name), name).toEqual(['hosts INVALID'])
    expect(hosts('kern.local.de')).toEqual({ hosts: ['kern.local.de'] })
  })

  it('are ten at most, of 253 characters at most', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `kern${index}.de`).join('\n')
    expect([hosts(many(10)), hosts(many(11))]).toEqual([{ hosts: many(10).split('\n') }, ['hosts INVALID']])
    const long = (last: number) => [...Array(3).fill('a'.repeat(62)), 'b'.repeat(last), 'de'].join('.')
    // Three labels of 62 with their dots are 189, `.de` 3.
    expect(hosts(long(61))).toEqual({ hosts: [long(61)] })
    expect(hosts(long(62))).toEqual(['hosts INVALID'])
  })
})

it('a shared shop names up to fifty merchants', () => {
  const shop = (shopMerchants: string) => read(SharedShopInput, { shopMerchants })
  expect(shop('kern\nVoss\n\nkern')).toEqual({ shopMerchants: ['kern', 'voss'] })
  expect(shop('kern\nVoß')).toEqual(['shopMerchants INVALID'])
  const many = (count: number) => Array.from({ length: count }, (_, index) => `kern${index}`).join('\n')
  expect([shop(many(50)), shop(many(51))]).toEqual([{ shopMerchants: many(50).split('\n') }, ['shopMerchants INVALID']])
})

it('a configurator is a script, with or without a style sheet', () => {
  const configurator = (script: string, style: string, consent?: string) =>
    read(ConfiguratorInput, {
      ...{ configuratorScript: script, configuratorStyle: style, configuratorConsent: consent },
    })
  const [script, style] = ['https://kern.de/a.js', 'https://kern.de/a.css']
  const none = { configuratorScript: null, configuratorStyle: null, configuratorConsent: false }
  expect(configurator('', '')).toEqual(none)
  expect(configurator(script, '', 'yes')).toEqual({ ...none, configuratorScript: script, configuratorConsent: true })
  expect(configurator(script, style, 'no')).toEqual({ ...none, configuratorScript: script, configuratorStyle: style })
  expect(configurator('', style)).toEqual(['configuratorScript REQUIRED'])
})
