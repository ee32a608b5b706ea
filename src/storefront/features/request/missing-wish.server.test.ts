import { expect, it } from 'vitest'
import type { Refusal } from '../../blocks/gateway-answer.ts'
import { withMissingWish } from './missing-wish.server.ts'

const nameless: Refusal = { code: 'INVALID_INPUT', fields: [{ field: 'firstName', code: 'REQUIRED' }] }
const drive = { requestType: 'TEST_DRIVE' }
const named = (values: Record<string, string>, refusal = nameless) =>
  withMissingWish([refusal], values).flatMap(({ fields = [] }) => fields.map(({ field }) => field))

it('a test drive without a time names it with everything else, first as on the page', () => {
  expect(named(drive)).toEqual(['time', 'firstName'])
  expect(named({ ...drive, time: '2026-11-25 450' })).toEqual(['firstName'])
})

it('where no times are given online, it is the wished day and its part', () => {
  expect(named({ ...drive, day: '' })).toEqual(['day', 'timeOfDay', 'firstName'])
  expect(named({ ...drive, day: '2026-11-25', timeOfDay: 'NOON' })).toEqual(['firstName'])
})

it('is left alone where the time is named already, and for any other request or refusal', () => {
  const timeless = { ...nameless, fields: [{ field: 'time', code: 'REQUIRED' }] }
  expect(named(drive, timeless)).toEqual(['time'])
  expect(named({ requestType: 'CAR_REQUEST' })).toEqual(['firstName'])
  const taken = { ...nameless, code: 'UNAVAILABLE' }
  expect(withMissingWish([taken], drive)).toEqual([taken])
})
