import { expect, it } from 'vitest'
import { isLocale } from './locale.ts'
import { clientNetwork, isPublicAddress } from './network-address.ts'
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

it.each([
  ...['8.8.8.8', '172.32.0.1', '100.63.255.255', '::ffff:93.184.216.34', '2a00:1450:4001::1', '2001:4860:4860::8888'],
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

it.each([
  ...[
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.0.1',
    '198.19.0.1',
  ],
  ...[
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    'fe80::1%eth0',
    'fd00::1',
    'ff02::1',
  ],
  ...['64:ff9b::a00:1', '2002:a00:1::', '2001:db8::1', '2001::1', 'localhost', '', '999.1.1.1'],
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

it('there are two languages, and refusals have a code', () => {
  expect(['de', 'en', 'fr', '', undefined, null].map(isLocale)).toEqual([true, true, false, false, false, false])
  expect(refused('CONFLICT')).toEqual({ kind: 'refused', code: 'CONFLICT' })
  expect(refused('CONFLICT', { retryAfter: 5 })).toMatchObject({ kind: 'refused', retryAfter: 5 })
})
