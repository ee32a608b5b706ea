import { describe, expect, it } from 'vitest'
import { MAIN_BRAND } from './brand.ts'
import { brandOfHost } from './brand-of-host.ts'

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
})
