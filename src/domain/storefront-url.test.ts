import { expect, it } from 'vitest'
import { MAIN_BRAND } from './brand.ts'
import { storefrontUrl } from './storefront-url.ts'

const site = { brand: MAIN_BRAND, origin: 'http://fahrwerk.test:8080' }

it('a storefront is a sub-domain of the main site', () => {
  expect(storefrontUrl('brinkmann', site)).toBe('http://brinkmann.fahrwerk.test:8080/')
})

it('has no address without a storefront, on a storefront and at a bare IP address', () => {
  expect(storefrontUrl(null, site)).toBeNull()
  expect(storefrontUrl('brinkmann', { ...site, brand: { ...MAIN_BRAND, slug: 'hansen' } })).toBeNull()
  expect(storefrontUrl('brinkmann', { ...site, origin: 'http://192.168.1.7:8080' })).toBeNull()
  expect(storefrontUrl('brinkmann', { ...site, origin: 'http://[::1]:8080' })).toBeNull()
})
