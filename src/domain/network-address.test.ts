import { expect, it } from 'vitest'
import { isLocale } from './locale.ts'
import { clientNetwork } from './network-address.ts'
import { refused } from './refused.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.70', '192.0.2.70'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::a:b:c:d:e:f:1', '0:a:b:c::/64'],
  ['1::', '1:0:0:0::/64'],
])('%s belongs to %s', (address, network) => expect(clientNetwork(address)).toBe(network))

it('there are two languages, and refusals have a code', () => {
  expect(['de', 'en', 'fr', '', undefined, null].map(isLocale)).toEqual([true, true, false, false, false, false])
  expect(refused('CONFLICT')).toEqual({ kind: 'refused', code: 'CONFLICT' })
  expect(refused('CONFLICT', { retryAfter: 5 })).toMatchObject({ kind: 'refused', retryAfter: 5 })
})
