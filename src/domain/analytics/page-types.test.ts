import { expect, it } from 'vitest'
import { PAGE_TYPES, pageTypeOf } from './page-types.ts'

it('knows the types of the specification, and "other"', () => {
  expect(new Set(PAGE_TYPES).size).toBe(24)
})

it.each([
  ['/', 'other'],
  ['/en', 'other'],
  ['/account/profile', 'account/about'],
  ['/meine-daten', 'account/about'],
  ['/login', 'account/about'],
  ['/pages/ueber-uns', 'account/about'],
  ['/pages/auto-online-kaufen', 'buy car online'],
  ['/zubehoer-kaufen/felgen', 'car accessories'],
  ['/car-accessories/how-to', 'car accessories'],
  ['/auto-verkaufen', 'car sell'],
  ['/tradein', 'car sell'],
  ['/pages/karriere', 'career'],
  ['/auto-kaufen/suv', 'cars/vehicles'],
  ['/cars', 'cars/vehicles'],
  ['/vehicles/audi/a4/7', 'cars/vehicles'],
  ['/checkout/lieferung', 'checkout'],
  ['/checkout/bezahlmethoden', 'payment methods'],
  ['/ratgeber/leasing', 'consulting information'],
  ['/kontakt-anfrage/7', 'contact'],
  ['/haendler/brinkmann', 'dealer overview'],
  ['/meine-garage', 'garage'],
  ['/account/garage', 'garage'],
  ['/pages/hilfe-faqs', 'help faqs'],
  ['/pages/haendler-info', 'info for dealers'],
  ['/newsletter/abmelden', 'newsletter'],
  ['/auto-verkaufen/preisangebot/7', 'offer overview'],
  ['/preis-check', 'price check'],
  ['/auto-verkaufen-privat', 'private sale/sale to dealer'],
  ['/werkstatt-services/termin', 'service booking'],
  ['/werkstatt-services', 'workshop services'],
  ['/shoppingCart', 'shopping cart'],
  ['/auto-verkaufen/haendlersuche', 'trade-in'],
  ['/whitelabel/widget', 'white label'],
])('%s is of the type %s', (path, type) => expect(pageTypeOf(path)).toBe(type))

it('a page of none of these types is another one, and each type has a page', () => {
  expect(pageTypeOf('/impressum')).toBe('other')
  expect(PAGE_TYPES).toHaveLength(24)
  expect(PAGE_TYPES.at(-1)).toBe('other')
})
