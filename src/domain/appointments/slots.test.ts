import { describe, expect, it } from 'vitest'
import { addDays } from '../delivery/calendar-day.ts'
import { APPOINTMENT_MINUTES, type AppointmentCalendar, SLOT_RESERVATION_MINUTES } from './calendar.ts'
import { instantsOfDay } from './instants-of-day.ts'
import { clockTime, minuteOfClockTime, MINUTES_OF_DAY, overlaps, subtractRanges } from './minutes.ts'
import { dayOfMonth, daysOfMonth } from './month-view.ts'
import { nearestSlots } from './nearest-slots.ts'
import { openingOfDay } from './opening-ranges.ts'
import { movableUntil } from './movable-until.ts'
import { fitsWork, type LoadOfDay, slotsOfDay } from './slots.ts'
import { timeOfDay } from './time-of-day.ts'

const DAYS = Array.from({ length: 365 }, (_, index) => addDays('2027-01-01', index))
const [SPRING, AUTUMN] = ['2027-03-28', '2027-10-31']
const HOUR_MS = 3_600_000
const EVERY_WEEKDAY = [1, 2, 3, 4, 5, 6, 7]

const CALENDAR: AppointmentCalendar = {
  federalState: 'NW',
  closedOnHolidays: true,
  gridMinutes: 30,
  noticeMinutes: 120,
  horizonDays: 400,
  plan: [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    from: 7 * 60 + 30,
    to: 17 * 60,
    breaks: [{ from: 12 * 60, to: 13 * 60 }],
  })),
  exceptions: [],
}
const AROUND_THE_CLOCK: AppointmentCalendar = {
  ...CALENDAR,
  closedOnHolidays: false,
  plan: EVERY_WEEKDAY.map((weekday) => ({ weekday, from: 0, to: 1440, breaks: [] })),
}
const ONE_FREE: LoadOfDay = { resources: [{ bufferMinutes: 0, busy: [] }], freeWork: { MECHANICS: 480 }, blocked: [] }
const LONG_AGO = { now: new Date('2026-12-01T00:00:00Z'), today: '2026-12-01' }
const QUARTER = { lengthMinutes: 15, work: {} }

const BERLIN = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' })

function wallClock(time: Date): string {
  return BERLIN.format(time)
}

describe('instants of a day', () => {
  it.each(DAYS)('%s: every minute is what a clock in Berlin shows, or does not exist', (day) => {
    const instantAt = instantsOfDay(day)
    for (let minute = 0; minute < 1440; minute += 15) {
      const time = instantAt(minute)
      const isSkipped = day === SPRING && minute >= 120 && minute < 180
      expect(time === null, clockTime(minute)).toBe(isSkipped)
      if (time) expect(wallClock(time)).toBe(`${day} ${clockTime(minute)}`)
    }
    const hours = (instantAt(1440)!.getTime() - instantAt(0)!.getTime()) / HOUR_MS
    expect(hours).toBe({ [SPRING]: 23, [AUTUMN]: 25 }[day] ?? 24)
    expect(instantAt(1440)).toEqual(instantsOfDay(addDays(day, 1))(0))
  })

  it('takes a time that exists twice once, the first', () => {
    expect(instantsOfDay(AUTUMN)(150)!.toISOString()).toBe('2027-10-31T00:30:00.000Z')
  })
})

describe('slots of a day', () => {
  it.each(DAYS)('%s: each slot lasts as long as it says, none twice, each on the grid and in order', (day) => {
    const { slots } = slotsOfDay(AROUND_THE_CLOCK, day, ONE_FREE, { lengthMinutes: 60, work: {} }, LONG_AGO)
    const instantAt = instantsOfDay(day)
    for (const { minute, startsAt } of slots) {
      expect(wallClock(startsAt)).toBe(`${day} ${clockTime(minute)}`)
      expect(wallClock(new Date(startsAt.getTime() + HOUR_MS)).slice(11)).toBe(clockTime((minute + 60) % 1440))
      expect(instantAt(minute)).toEqual(startsAt)
      expect(minute % 30).toBe(0)
    }
    const times = slots.map(({ startsAt }) => startsAt.getTime())
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
    // In spring the four that touch the missing hour are left out, in autumn those that would last two hours.
    expect(slots).toHaveLength(47 - ({ [SPRING]: 4, [AUTUMN]: 2 }[day] ?? 0))
  })

  it.each(DAYS)('%s: a workshop is open by plan, holidays and breaks', (day) => {
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
    const { slots, closed } = slotsOfDay(CALENDAR, day, ONE_FREE, QUARTER, LONG_AGO)
    const isHoliday = HOLIDAYS_NW.includes(day)
    expect(closed).toBe(isHoliday ? 'HOLIDAY' : weekday === 0 || weekday === 6 ? 'CLOSED' : null)
    expect(slots.map(({ minute }) => clockTime(minute))).toEqual(closed ? [] : WORKING_TIMES)
  })

  it('knows holidays of the state only where the shop is', () => {
    const corpusChristi = '2027-05-27'
    expect(openingOfDay(CALENDAR, corpusChristi).closed).toBe('HOLIDAY')
    expect(openingOfDay({ ...CALENDAR, federalState: 'HH' }, corpusChristi).closed).toBeNull()
    expect(openingOfDay({ ...CALENDAR, closedOnHolidays: false }, '2027-05-01').closed).toBe('CLOSED')
    expect(openingOfDay({ ...CALENDAR, closedOnHolidays: false }, '2027-10-03').closed).toBe('CLOSED')
    expect(openingOfDay({ ...CALENDAR, closedOnHolidays: false }, '2027-05-17').closed).toBeNull()
  })

  it('lets an exception of the day count before plan and holiday, and cuts its breaks', () => {
    const exceptions = [
      { day: '2027-12-24', open: null },
      { day: '2027-05-17', open: { from: 600, to: 840 } },
      { day: '2027-05-15', open: { from: 540, to: 600 } },
    ]
    const calendar = { ...CALENDAR, exceptions }
    expect(openingOfDay(calendar, '2027-12-24')).toEqual({ ranges: [], closed: 'EXCEPTION' })
    expect(openingOfDay(calendar, '2027-05-17').ranges).toEqual([
      { from: 600, to: 720 },
      { from: 780, to: 840 },
    ])
    expect(openingOfDay(calendar, '2027-05-15').ranges).toEqual([{ from: 540, to: 600 }])
  })

  it('counts a resource as taken with the buffers of both appointments', () => {
    const load: LoadOfDay = { ...ONE_FREE, resources: [{ bufferMinutes: 15, busy: [{ from: 540, to: 570 }] }] }
    const { slots } = slotsOfDay({ ...CALENDAR, gridMinutes: 15 }, '2027-06-01', load, QUARTER, LONG_AGO)
    const taken = slots.filter(({ isFree }) => !isFree).map(({ minute }) => clockTime(minute))
    expect(taken).toEqual(['08:45', '09:00', '09:15'])
    expect(slots.find(({ minute }) => minute === 570)?.isFree).toBe(true)
    expect(slots.find(({ minute }) => minute === 510)?.isFree).toBe(true)
  })

  it('is free while one of several resources is', () => {
    const busy = [{ from: 540, to: 570 }]
    const free = { bufferMinutes: 0, busy: [] }
    const one = { resources: [{ bufferMinutes: 0, busy }, free], freeWork: {}, blocked: [] }
    const none = { resources: [{ bufferMinutes: 0, busy }], freeWork: {}, blocked: [] }
    const at = (load: LoadOfDay) =>
      slotsOfDay(CALENDAR, '2027-06-01', load, QUARTER, LONG_AGO).slots.find(({ minute }) => minute === 540)?.isFree
    expect(at(one)).toBe(true)
    expect(at(none)).toBe(false)
    expect(at({ resources: [], freeWork: {}, blocked: [] })).toBe(false)
  })

  it('is free beside what staff have blocked, and nowhere in it', () => {
    const blocked = [
      { from: 600, to: 660 },
      { from: 0, to: 480 },
    ]
    const request = { lengthMinutes: 30, work: {} }
    const { slots } = slotsOfDay(CALENDAR, '2027-06-01', { ...ONE_FREE, blocked }, request, LONG_AGO)
    const taken = slots.filter(({ isFree }) => !isFree).map(({ minute }) => clockTime(minute))
    expect(taken).toEqual(['07:30', '10:00', '10:30'])
  })

  it('begins on the grid after the opening and ends before the closing, earlier plans first', () => {
    const plan = [
      { weekday: 2, from: 800, to: 905, breaks: [] },
      { weekday: 2, from: 545, to: 606, breaks: [] },
    ]
    const { slots } = slotsOfDay({ ...CALENDAR, plan }, '2027-06-01', ONE_FREE, QUARTER, LONG_AGO)
    expect(slots.map(({ minute }) => clockTime(minute))).toEqual(['09:30', '13:30', '14:00', '14:30'])
    const long = { lengthMinutes: 61, work: {} }
    const longOnes = slotsOfDay({ ...CALENDAR, plan }, '2027-06-01', ONE_FREE, long, LONG_AGO).slots
    expect(longOnes.map(({ minute }) => clockTime(minute))).toEqual(['13:30', '14:00'])
    const before = slotsOfDay({ ...CALENDAR, plan }, '2026-11-24', ONE_FREE, QUARTER, LONG_AGO)
    expect(before).toEqual({ day: '2026-11-24', slots: [], closed: null })
  })

  it('needs the minutes of every group of work', () => {
    const request = { lengthMinutes: 15, work: { MECHANICS: 90, INSPECTOR: 30 } as const }
    const free = (freeWork: LoadOfDay['freeWork']) =>
      slotsOfDay(CALENDAR, '2027-06-01', { ...ONE_FREE, freeWork }, request, LONG_AGO).slots.some(
        ({ isFree }) => isFree,
      )
    expect(free({ MECHANICS: 90, INSPECTOR: 30 })).toBe(true)
    expect(free({ MECHANICS: 89, INSPECTOR: 30 })).toBe(false)
    expect(free({ MECHANICS: 480 })).toBe(false)
    expect(fitsWork({}, { TYRES: 1 })).toBe(false)
    expect(fitsWork({}, { TYRES: 0 })).toBe(true)
  })

  it('keeps notice and horizon, also on the days when clocks change', () => {
    const now = new Date(`${SPRING}T00:30:00Z`) // 01:30 in Berlin, two hours before 04:30
    const calendar = { ...AROUND_THE_CLOCK, noticeMinutes: 120, horizonDays: 2 }
    const first = slotsOfDay(calendar, SPRING, ONE_FREE, QUARTER, { now, today: SPRING }).slots[0]
    expect(clockTime(first!.minute)).toBe('04:30')
    const slotsOn = (day: string) => slotsOfDay(calendar, day, ONE_FREE, QUARTER, { now, today: SPRING }).slots.length
    expect([slotsOn(addDays(SPRING, -1)), slotsOn(addDays(SPRING, 2)), slotsOn(addDays(SPRING, 3))]).toEqual([0, 48, 0])
  })
})

describe('a month', () => {
  it('has its days', () => {
    expect([1, 2, 4].map((month) => daysOfMonth(`2027-0${month}`).length)).toEqual([31, 28, 30])
    expect(daysOfMonth('2028-02').at(-1)).toBe('2028-02-29')
    expect(daysOfMonth('2027-12')).toHaveLength(31)
    expect(daysOfMonth('2027-01').at(-1)).toBe('2027-01-31')
  })

  it('says free from six times on, few below, full without, closed with the reason', () => {
    const at = (free: number, closed: 'HOLIDAY' | null = null) =>
      dayOfMonth({
        day: '2027-06-01',
        closed,
        slots: Array.from({ length: 8 }, (_, index) => ({
          ...{ minute: index * 30, startsAt: new Date(0), isFree: index < free },
        })),
      })
    expect([at(6), at(5), at(0)].map(({ capacity }) => capacity)).toEqual(['FREE', 'FEW', 'FULL'])
    expect(at(5).freeSlots).toBe(5)
    expect(at(0, 'HOLIDAY')).toMatchObject({ capacity: 'CLOSED', closed: 'HOLIDAY', freeSlots: 0 })
  })
})

describe('the nearest free times', () => {
  it('are three, in order, around the wished one', () => {
    const busy = [{ from: 540, to: 555 }]
    const days = ['2027-06-01', '2027-06-02'].map((day) =>
      slotsOfDay(CALENDAR, day, { ...ONE_FREE, resources: [{ bufferMinutes: 0, busy }] }, QUARTER, LONG_AGO),
    )
    const nearest = nearestSlots(days, instantsOfDay('2027-06-01')(540)!)
    expect(nearest.map(({ day, minute }) => `${day} ${clockTime(minute)}`)).toEqual([
      '2027-06-01 08:00',
      '2027-06-01 08:30',
      '2027-06-01 09:30',
    ])
  })
})

describe('minutes', () => {
  it('subtract in any order, and never more than there is', () => {
    const day = [{ from: 0, to: 100 }]
    expect(subtractRanges(day, [])).toEqual(day)
    expect(
      subtractRanges(day, [
        { from: 90, to: 120 },
        { from: 10, to: 20 },
        { from: 15, to: 30 },
      ]),
    ).toEqual([
      { from: 0, to: 10 },
      { from: 30, to: 90 },
    ])
    expect(subtractRanges(day, [{ from: 0, to: 100 }])).toEqual([])
    const [late, early] = [
      { from: 50, to: 60 },
      { from: 10, to: 20 },
    ]
    expect(subtractRanges([late, early], [])).toEqual([early, late])
    expect(subtractRanges([early], [late])).toEqual([early])
    expect(overlaps({ from: 0, to: 10 }, { from: 10, to: 20 })).toBe(false)
  })

  it('read and write a time of day', () => {
    expect(['09:30', '00:00', '23:59', '24:00', '9:30', '12:60', 'x09:30', '09:301'].map(minuteOfClockTime)).toEqual([
      ...[570, 0, 1439, ...Array(5).fill(undefined)],
    ])
    expect(clockTime(570)).toBe('09:30')
  })

  it('an appointment takes, and a time is reserved', () => {
    expect(APPOINTMENT_MINUTES).toEqual({ WORKSHOP: 15, TEST_DRIVE: 45, INSPECTION: 30, HAND_OVER: 60 })
    expect([SLOT_RESERVATION_MINUTES, MINUTES_OF_DAY]).toEqual([15, 24 * 60])
  })

  it('before an appointment end the time to move it, unless it is cancelled', () => {
    const startsAt = new Date('2027-06-01T10:00:00Z')
    expect(movableUntil({ startsAt, isCancelled: false }, 90)).toEqual(new Date('2027-06-01T08:30:00Z'))
    expect(movableUntil({ startsAt, isCancelled: true }, 90)).toBeNull()
  })

  it('belong to a part of the day', () => {
    expect([0, 719, 720, 839, 840].map(timeOfDay)).toEqual(['MORNING', 'MORNING', 'NOON', 'NOON', 'AFTERNOON'])
  })
})

/** Public holidays of Nordrhein-Westfalen in 2027, from the state's own list. */
const HOLIDAYS_NW = [
  ...['2027-01-01', '2027-03-26', '2027-03-29', '2027-05-01', '2027-05-06', '2027-05-17', '2027-05-27'],
  ...['2027-10-03', '2027-11-01', '2027-12-25', '2027-12-26'],
]
const WORKING_TIMES = [
  ...['07:30', '08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30'],
  ...['13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30'],
]
