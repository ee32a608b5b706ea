import { expect, it } from 'vitest'
import { expectedDelivery, type FeedSchedule } from './feed-schedule.ts'

const LONG_AGO = new Date('2026-01-01T00:00:00Z')
const schedule: FeedSchedule = { days: '1-5', byMinute: 6 * 60, since: LONG_AGO }
const at = (instant: string) => new Date(instant)

/** Tuesday, 24 November 2026. */
const TUESDAY_NOON = at('2026-11-24T12:00:00+01:00')
const TUESDAY_SIX = at('2026-11-24T06:00:00+01:00')

it.each([
  ['came in the night', '2026-11-24T02:00:00+01:00', null],
  ['came the evening before', '2026-11-23T19:00:00+01:00', null],
  ['came late', '2026-11-24T09:00:00+01:00', null],
  ['last came the morning before', '2026-11-23T05:59:00+01:00', TUESDAY_SIX],
])('a delivery that %s', (_, latest, missingSince) => {
  expect(expectedDelivery(schedule, at(latest), TUESDAY_NOON).missingSince).toEqual(missingSince)
})

it('over a weekend without deliveries Friday’s is enough until Monday', () => {
  const friday = at('2026-11-20T05:00:00+01:00')
  const monday = (time: string) => at(`2026-11-23T${time}:00+01:00`)
  expect(expectedDelivery(schedule, friday, monday('05:59'))).toEqual({ nextBy: monday('06:00'), missingSince: null })
  expect(expectedDelivery(schedule, friday, monday('06:00')).missingSince).toEqual(monday('06:00'))
  const daily = { ...schedule, days: '1-7' } as const
  expect(expectedDelivery(daily, friday, monday('05:59')).missingSince).toEqual(at('2026-11-22T06:00:00+01:00'))
})

it('nothing is missing from before the schedule was made', () => {
  const since = at('2026-11-24T08:00:00+01:00')
  expect(expectedDelivery({ ...schedule, since }, null, TUESDAY_NOON).missingSince).toBeNull()
  const wednesday = at('2026-11-25T06:00:00+01:00')
  expect(expectedDelivery({ ...schedule, since }, null, wednesday).missingSince).toEqual(wednesday)
})

it('the time of day is that of Berlin on both sides of a clock change', () => {
  const daily = { ...schedule, days: '1-7' } as const
  const saturday = expectedDelivery(daily, null, at('2026-10-24T12:00:00+02:00'))
  expect(saturday).toEqual({ missingSince: at('2026-10-24T04:00:00Z'), nextBy: at('2026-10-25T05:00:00Z') })
})

it('a delivery to the minute of the time before counts for that one alone', () => {
  const monday = at('2026-11-23T06:00:00+01:00')
  expect(expectedDelivery(schedule, monday, TUESDAY_NOON).missingSince).toEqual(TUESDAY_SIX)
  expect(expectedDelivery(schedule, new Date(monday.getTime() + 1), TUESDAY_NOON).missingSince).toBeNull()
  expect(expectedDelivery({ ...schedule, since: TUESDAY_SIX }, null, TUESDAY_NOON).missingSince).toBeNull()
})

it('six days a week end with Saturday', () => {
  const six = { ...schedule, days: '1-6' } as const
  const saturday = at('2026-11-21T06:00:00+01:00')
  expect(expectedDelivery(six, null, at('2026-11-22T12:00:00+01:00'))).toEqual({
    ...{ missingSince: saturday, nextBy: at('2026-11-23T06:00:00+01:00') },
  })
})

it('on Monday morning the delivery before the weekend is looked for as well', () => {
  const early = at('2026-11-23T05:00:00+01:00')
  expect(expectedDelivery(schedule, at('2026-11-19T06:00:00+01:00'), early).missingSince).toEqual(
    at('2026-11-20T06:00:00+01:00'),
  )
})
