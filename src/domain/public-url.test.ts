import { expect, it } from 'vitest'
import { isPublicUrl } from './public-url.ts'

it.each(['https://shop.example/hook?x=1', 'https://8.8.8.8/', 'https://[2a00:1450::1]:8443/', 'https://local.example'])(
  '%s may be called',
  (address) => expect([isPublicUrl(address, false), isPublicUrl(address, true)]).toEqual([true, true]),
)

it.each([
  'http://shop.example',
  'https://localhost',
  'https://shop.localhost',
  'https://db.internal.',
  'https://printer.local',
  'https://intranet',
  'https://10.0.0.1',
  'https://0x7f.1',
  'https://2130706433',
  'https://[::1]',
  'https://[::ffff:10.0.0.1]',
])('%s only where private addresses are allowed', (address) =>
  expect([isPublicUrl(address, false), isPublicUrl(address, true)]).toEqual([false, true]),
)

it.each(['', 'shop.example', 'ftp://shop.example', 'https://user@shop.example', 'https://:secret@shop.example'])(
  '%j never',
  (address) => expect([isPublicUrl(address, false), isPublicUrl(address, true)]).toEqual([false, false]),
)
