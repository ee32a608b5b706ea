import { expect, it } from 'vitest'
import { MAIN_BRAND } from './brand.ts'
import { mailOrigin } from './mail-origin.ts'

const lindenhof = { ...MAIN_BRAND, slug: 'lindenhof', hosts: [], widgetOrigins: [] }
const own = { ...MAIN_BRAND, slug: 'own', hosts: ['cars.own.example', 'own.example'], widgetOrigins: [] }
const addresses = { protocol: 'https:', mainHost: 'shop.example', port: '' }

it('links to the shop, to its storefront, or to the storefront’s own domain', () => {
  const origin = (brand: typeof MAIN_BRAND) => mailOrigin(brand, [lindenhof, own], addresses)
  expect(origin(MAIN_BRAND)).toBe('https://shop.example')
  expect(origin(lindenhof)).toBe('https://lindenhof.shop.example')
  expect(origin(own)).toBe('https://cars.own.example')
  expect(mailOrigin(MAIN_BRAND, [], { protocol: 'http:', mainHost: 'localhost', port: '3000' })).toBe(
    'http://localhost:3000',
  )
})
