import { expect, it } from 'vitest'
import { withQuery } from './present-address.ts'

it.each([
  [
    '/autos/7?finance=loan#finanzierung',
    '?months=36&down=4000',
    '/autos/7?months=36&down=4000&finance=loan#finanzierung',
  ],
  ['/autos/7?finance=loan#finanzierung', '?finance=leasing', '/autos/7?finance=loan#finanzierung'],
  ['/autos/7', '?months=36', '/autos/7?months=36'],
  ['/autos/7', '', '/autos/7'],
  ['/kontakt-anfrage/7', '?plan=1&months=36', '/kontakt-anfrage/7?months=36'],
  ['/kontakt-anfrage/7', '?plan=1', '/kontakt-anfrage/7'],
  ['#finanzierung', '?months=36', '#finanzierung'],
])('%s with %s is %s', (href, search, expected) => expect(withQuery(href, search)).toBe(expected))
