import { expect, it } from 'vitest'
import { staffLink } from './links.ts'
import { LIST_PAGE } from './list-page.ts'
import { BUSINESS_COOKIE, STAFF_COOKIE } from './staff-cookie.ts'
import { MAX_WRONG_CODES, STAFF_TIMING } from './timing.ts'

it('a session lasts a working day, an hour without a request, and what begins one is short', () => {
  const minutes = Object.fromEntries(Object.entries(STAFF_TIMING).map(([name, time]) => [name, time / 60_000]))
  expect(minutes).toEqual({
    ...{ session: 720, idle: 60, lastSeen: 1, stepUp: 10, lock: 15, codeStep: 0.5 },
    ...{ invitation: 7 * 1440, setUpLink: 1440, passwordLink: 30, passkeyQuestion: 5 },
  })
  expect(MAX_WRONG_CODES).toBe(5)
})

it('a link leads to the screen in the language of its reader, with its key alone', () => {
  expect(staffLink('https://shop.example', 'invitation', 'de', 'k+1')).toBe(
    'https://shop.example/haendlerbereich/einladung?key=k%2B1',
  )
  expect(staffLink('https://shop.example', 'login', 'en')).toBe('https://shop.example/dealer-area/login')
})

it('lists have 50 rows, and the cookies of staff are not those of customers', () => {
  expect([LIST_PAGE, STAFF_COOKIE, BUSINESS_COOKIE]).toEqual([50, 'fw-staff', 'fw-business'])
})
