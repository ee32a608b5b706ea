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
  ...['1.0.0.0', '9.255.255.255', '11.0.0.0', '100.128.0.0', '126.255.255.255', '128.0.0.0', '169.253.255.255'],
  ...['169.255.0.0', '172.15.255.255', '192.0.1.0', '192.0.3.0', '192.88.98.255', '192.167.255.255', '192.169.0.0'],
  ...['198.17.255.255', '198.20.0.0', '198.51.101.0', '203.0.112.255', '203.0.114.0', '223.255.255.255'],
  ...['2001:200::1', '2003::1', '3fff:1000::1', '3ffe::1', '2A00:1450::1%eth0', '::FFFF:8.8.8.8'],
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
  ...[
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
    '2001::1',
    '3fff::1',
    '3fff:fff::1',
    'localhost',
    '',
    '999.1.1.1',
  ],
  // No addresses, though they begin like public ones.
  ...['3000.1.1.1', '8.8.8.256', '8.8.8', '8.8.8.8.8', '2a00', '2a00:x', '2a00::1/64', 'x2a00::1'],
  // Both ends of each network that is given to nobody outside, or to many.
  ...['0.255.255.255', '10.255.255.255', '100.127.255.255', '127.255.255.255', '169.254.0.0', '172.16.0.0'],
  ...['192.0.0.255', '192.0.2.0', '192.88.99.255', '192.168.255.255', '198.18.0.0', '198.51.100.7', '203.0.113.255'],
  ...['2002::', '2001:1ff::', '1fff::1', '4000::'],
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

it('an address that is none is its own network', () => expect(clientNetwork('unknown')).toBe('unknown'))

it('there are two languages, and refusals have a code', () => {
  expect(['de', 'en', 'fr', '', undefined, null].map(isLocale)).toEqual([true, true, false, false, false, false])
  expect(refused('CONFLICT')).toEqual({ kind: 'refused', code: 'CONFLICT' })
  expect(refused('CONFLICT', { retryAfter: 5 })).toMatchObject({ kind: 'refused', retryAfter: 5 })
})
