import { expect, it } from 'vitest'
import { isSigned, signBody } from './signature.ts'

const body = Buffer.from('{"id":"evt_1"}')
const now = new Date('2026-07-01T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const header = signBody('whsec_a', body, now)

it('is valid for five minutes before and after its time', () => {
  for (const seconds of [0, 299, -299]) expect(isSigned('whsec_a', body, header, later(seconds))).toBe(true)
  for (const seconds of [301, -301]) expect(isSigned('whsec_a', body, header, later(seconds))).toBe(false)
})

it('is for one body, one secret and one time', () => {
  expect(isSigned('whsec_b', body, header, now)).toBe(false)
  expect(isSigned('whsec_a', Buffer.from('{"id":"evt_2"}'), header, now)).toBe(false)
  expect(isSigned('whsec_a', body, header.replace(/t=\d+/, `t=${now.getTime() / 1000 + 1}`), now)).toBe(false)
})

it.each([null, '', 't=,v1=', 'v1=00', 't=1e9,v1=zz', `${header.split(',')[0]}`, header.replace('v1', 'v0')])(
  'is invalid: %s',
  (text) => expect(isSigned('whsec_a', body, text, now)).toBe(false),
)

it('may be one of several while a secret is changed', () => {
  const [time, old] = signBody('whsec_old', body, now).split(',')
  expect(isSigned('whsec_a', body, `${time},${old},${header.split(',')[1]}`, now)).toBe(true)
})
