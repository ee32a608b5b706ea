import { describe, expect, it } from 'vitest'
import { MAIN_BRAND } from './brand.ts'
import { brandOfHost, isIpAddress } from './brand-of-host.ts'

const brinkmann = {
  ...MAIN_BRAND,
  slug: 'brinkmann',
  name: 'Autohaus Brinkmann',
  hosts: ['autohaus-brinkmann.example'],
  widgetOrigins: [],
}
const production = { mainHost: 'fahrwerk.example', production: true }
const slugOf = (host: string, rules = production) => {
  const brand = brandOfHost(host, [brinkmann], rules)
  return brand && (brand.slug ?? 'main')
}

describe('brandOfHost', () => {
  it.each([
    ['fahrwerk.example', 'main'],
    ['localhost:3000', 'main'],
    ['[::1]:3000', 'main'],
    ['brinkmann.localhost:3000', 'brinkmann'],
    ['BRINKMANN.fahrwerk.example', 'brinkmann'],
    ['autohaus-brinkmann.example', 'brinkmann'],
    ['unbekannt.fahrwerk.example', undefined],
    ['a.brinkmann.localhost', undefined],
    ['brinkmann.fahrwerk.example:8080', 'brinkmann'],
    ['127.0.0.1', 'main'],
    ['AUTOHAUS-brinkmann.example.:443', 'brinkmann'],
    ['brinkmannxfahrwerk.example', undefined],
    ['fremd.example', undefined],
    ['192.168.1.20:3000', undefined],
  ])('%s → %s', (host, expected) => expect(slugOf(host)).toBe(expected))

  it('knows a host by its full name, which ends with a dot', () => {
    expect(brandOfHost('localhost.:3000', [], { mainHost: 'localhost', production: false })).toBe(MAIN_BRAND)
    expect(brandOfHost('fahrwerk.example.', [], { mainHost: 'fahrwerk.example', production: true })).toBe(MAIN_BRAND)
  })

  it('serves the main site at an IP address outside production', () => {
    expect(slugOf('192.168.1.20:3000', { mainHost: 'localhost', production: false })).toBe('main')
  })

  it('gives no dealer the sub-domain of another one', () => {
    const thief = { ...brinkmann, slug: 'thief', hosts: ['brinkmann.fahrwerk.example', 'new.fahrwerk.example'] }
    const slug = (host: string) => brandOfHost(host, [thief, brinkmann], production)?.slug
    expect([slug('brinkmann.fahrwerk.example'), slug('new.fahrwerk.example')]).toEqual(['brinkmann', undefined])
  })

  it('loads third parties on the main site alone', () => {
    const rules = { ...production, mainContainers: { statsId: 'G-1234' } }
    expect(brandOfHost('fahrwerk.example', [brinkmann], rules)).toEqual({
      ...{ ...MAIN_BRAND, containers: { statsId: 'G-1234' } },
    })
    expect(brandOfHost('brinkmann.fahrwerk.example', [brinkmann], rules)).toBe(brinkmann)
  })
})

it('an IP address is four numbers, or stands in brackets', () => {
  expect(['192.168.1.20', '255.255.255.255', '[::1]', '[2001:db8::1]'].every(isIpAddress)).toBe(true)
  expect(
    ['1.2.3', '1.2.3.4.5', '1234.1.1.1', 'a1.2.3.4', '1.2.3.4a', '1-2-3-4', 'shop.example'].some(isIpAddress),
  ).toBe(false)
})
