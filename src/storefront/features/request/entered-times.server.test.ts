import { expect, it } from 'vitest'
import { enteredTimes } from './entered-times.server.ts'

const wish = { day: '2026-12-03', timeOfDay: 'NOON' }

it.each([
  ['a wished day and time', wish, 'TEST_DRIVE', 'EMAIL', { ...wish, slot: undefined }],
  [
    'a free time instead of a time of day',
    { timeOfDay: 'NOON', time: '2026-12-03 600' },
    'TEST_DRIVE',
    'EMAIL',
    { slot: { day: '2026-12-03', minute: 600 } },
  ],
  ['no free time yet, and no wish either', { ...wish, time: '' }, 'TEST_DRIVE', 'EMAIL', {}],
  ['a call’s time of day', { ...wish, time: '2026-12-03 600' }, 'CAR_REQUEST', 'CALLBACK', { timeOfDay: 'NOON' }],
  ['a video call’s time of day', wish, 'CAR_REQUEST', 'VIDEOCALL', { timeOfDay: 'NOON' }],
  ['nothing of a question', { ...wish, time: '2026-12-03 600' }, 'CAR_REQUEST', 'EMAIL', {}],
  ['nothing of a trade-in', wish, 'TRADE_IN', 'EMAIL', {}],
  ['no time of day that does not exist', { timeOfDay: 'NIGHT' }, 'CAR_REQUEST', 'CALLBACK', {}],
] as const)('takes %s', (_, values, requestType, contactType, times) => {
  expect(enteredTimes(values, requestType, contactType)).toEqual(times)
})
