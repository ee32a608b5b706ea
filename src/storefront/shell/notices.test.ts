import { NOTICES } from '#messages/notices.ts'
import { expect, it } from 'vitest'
import { noticeOf } from './notices.server.ts'

it('has a text for each code in both languages', () => {
  const { tone, title, text } = NOTICES.VEHICLE_UNAVAILABLE
  expect(noticeOf('VEHICLE_UNAVAILABLE', 'de')).toEqual({ tone, title: title.de, text: text.de })
  expect(noticeOf('VEHICLE_UNAVAILABLE', 'en')).toEqual({ tone, title: title.en, text: text.en })
})

it.each([undefined, null, '', 'NOPE', 'toString', '__proto__', '<b>'])('shows nothing for %s', (code) =>
  expect(noticeOf(code, 'de')).toBeUndefined(),
)

it('never has the same title for two codes', () => {
  const titles = Object.values(NOTICES).map(({ title }) => title.de)
  expect(new Set(titles).size).toBe(titles.length)
})
