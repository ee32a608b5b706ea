import { expect, it } from 'vitest'
import { planOfHours, rangeOfHours } from './plan-of-hours.ts'
import { dayPlanText, readDayPlan } from './plan-text.ts'

it.each([
  ['8–12, 13–17', { from: 480, to: 1020, breaks: [{ from: 720, to: 780 }] }],
  ['9-18:30', { from: 540, to: 1110, breaks: [] }],
  [
    '0-1,2-3,4-24',
    {
      from: 0,
      to: 1440,
      breaks: [
        { from: 60, to: 120 },
        { from: 180, to: 240 },
      ],
    },
  ],
])('%s is a plan with breaks between', (text, plan) => expect(readDayPlan(text)).toEqual(plan))

it.each([
  '',
  'geschlossen',
  '8–12, x',
  'x, 13–17',
  '8-12, x, 13-17',
  '13–17, 8–12',
  '8–13, 12–17',
  '8–12, 12–17',
  '8–12,',
])('%j is none', (text) => expect(readDayPlan(text)).toBeUndefined())

it('is written as it is read, for its weekday alone', () => {
  const plan = [
    { weekday: 1, ...readDayPlan('8–12, 13–17')! },
    { weekday: 6, ...readDayPlan('9–13')! },
  ]
  expect([1, 2, 6].map((weekday) => dayPlanText(plan, weekday))).toEqual([
    '08:00–12:00, 13:00–17:00',
    '',
    '09:00–13:00',
  ])
})

it('a calendar without a plan of its own follows the opening hours of each weekday', () => {
  const hours = [
    { days: '1-5', hours: '09:00–18:30' },
    { days: '6', hours: '09:00–14:00' },
    { days: '7', hours: null },
  ]
  expect(planOfHours(hours)).toEqual([
    ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1110, breaks: [] })),
    { weekday: 6, from: 540, to: 840, breaks: [] },
  ])
  expect(planOfHours([])).toEqual([])
})

it('a range of times ends after it begins, at midnight at the latest', () => {
  expect(rangeOfHours('00:00–24:00')).toEqual({ from: 0, to: 1440 })
  expect(['', '09:00', '09:00–', '–18:00', '18:00–09:00', '09:00–09:00', '09:00–25:00'].map(rangeOfHours)).toEqual(
    Array(7).fill(undefined),
  )
})
