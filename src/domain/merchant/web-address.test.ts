import { expect, it } from 'vitest'
import { webAddress } from './web-address.ts'

it.each([
  ['https://kern.example/impressum', 'https://kern.example/impressum'],
  [' kern.example/impressum ', 'https://kern.example/impressum'],
  ['kern.example:8443/impressum', 'https://kern.example:8443/impressum'],
  ['', null],
  [null, null],
])('takes %s', (entered, address) => expect(webAddress.parse(entered)).toBe(address))

it.each([
  'http://kern.example',
  'httpsx://kern.example',
  'xhttps://kern.example',
  'a1://kern.example',
  'javascript:alert(1)',
  'impressum',
  'https://',
  'kern example',
  'https://localhost/x',
])('refuses %s', (entered) => expect(webAddress.safeParse(entered).success).toBe(false))
