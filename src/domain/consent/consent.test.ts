import { expect, it } from 'vitest'
import { CONSENT_SECONDS, consentCookieValue, consentKey, consentState, readConsentCookie } from './consent.ts'

const ID = '6f1d2c3b-0000-4000-8000-1234567890ab'

it('is written and read', () => {
  expect(consentCookieValue({ purposes: ['MARKETING', 'STATISTICS'], id: ID })).toBe(`v1.sm.${ID}`)
  expect(readConsentCookie(`v1.sm.${ID}`)).toEqual({ purposes: ['STATISTICS', 'MARKETING'], id: ID })
  expect(consentCookieValue({ purposes: [], id: ID })).toBe(`v1.0.${ID}`)
  expect(readConsentCookie(`v1.0.${ID}`)).toEqual({ purposes: [], id: ID })
})

it.each([
  undefined,
  '',
  `v0.sm.${ID}`,
  `v2.sm.${ID}`,
  `v1.ms.${ID}`,
  `v1.x.${ID}`,
  `v1..${ID}`,
  'v1.sm.7',
  `v1.s.${ID}.x`,
])('%s is no consent', (value) => expect(readConsentCookie(value)).toBeUndefined())

it('counts for the purposes of the shop alone', () => {
  expect(consentState([], `v1.smf.${ID}`)).toBeUndefined()
  expect(consentState(['STATISTICS'], undefined)).toEqual({ purposes: ['STATISTICS'], granted: null })
  expect(consentState(['STATISTICS', 'MARKETING'], `v1.mf.${ID}`)).toMatchObject({ granted: ['MARKETING'] })
})

it('tells the states of a page apart', () => {
  const key = (cookie?: string) => consentKey(consentState(['STATISTICS', 'MARKETING'], cookie))
  expect([key(), key(`v1.0.${ID}`), key(`v1.f.${ID}`), key(`v1.s.${ID}`), key(`v1.smf.${ID}`)]).toEqual(
    ['?', '0', '0', 's', 'sm'], //
  )
  expect(consentKey(undefined)).toBe('')
})

it.each([`v1.s.x${ID}`, `v1.s.${ID}0`, `v1.s.`, 'v1.s', 'v1', `v1.0`])('%s has no id', (value) =>
  expect(readConsentCookie(value)).toBeUndefined(),
)

it('is stored for half a year', () => {
  expect(CONSENT_SECONDS).toBe(183 * 24 * 60 * 60)
})
