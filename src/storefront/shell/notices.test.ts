import { NOTICES } from '#messages/notices.ts'
import { expect, it } from 'vitest'
import { noticeOf } from './notices.server.ts'

it('says what a code means, in both languages', () => {
  expect(noticeOf('SESSION_EXPIRED', 'de')).toEqual({
    tone: 'warning',
    title: 'Ihre Anmeldung ist abgelaufen',
    text: 'Bitte melden Sie sich noch einmal an.',
  })
  expect(noticeOf('SESSION_EXPIRED', 'en')?.title).toBe('Your login has expired')
})

it.each([undefined, null, '', 'NOPE', 'toString', '__proto__', '<b>'])('says nothing for %s', (code) =>
  expect(noticeOf(code, 'de')).toBeUndefined(),
)

it('never says the same title for two codes', () => {
  const titles = Object.values(NOTICES).map(({ title }) => title.de)
  expect(new Set(titles).size).toBe(titles.length)
})
