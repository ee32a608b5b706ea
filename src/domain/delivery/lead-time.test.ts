import { describe, expect, it } from 'vitest'
import { TERMS } from '../../../tests/support/delivery-terms.ts'
import { addDays } from './calendar-day.ts'
import { federalStateOf } from './federal-state.ts'
import type { FederalState } from './federal-state.ts'
import { easterSunday, isHoliday } from './holidays.ts'
import { deliveryDays, earliestPickUp, LEAD_DAYS } from './lead-time.ts'
import { accessoryShippingPrice, vehicleShippingPrice } from './shipping-price.ts'
import { shownDay } from './shown-day.ts'

const NOWHERE = { dealer: null, destination: null }

describe('how long a delivery takes', () => {
  it('has the days of the specification', () => {
    expect(LEAD_DAYS.NORMAL).toEqual({ EXCLUDE_SUNDAY: [8, 9], EXCLUDE_WEEKEND: [9, 11] })
    expect(Object.values(LEAD_DAYS.SPECIAL).flat()).toEqual([14, 15, 15, 17])
  })

  it('counts working days from the day after the order', () => {
    expect(deliveryDays('2026-11-20', 'NORMAL', 'EXCLUDE_SUNDAY', NOWHERE)).toEqual({
      earliest: '2026-11-30',
      latest: '2026-12-01',
    })
    expect(deliveryDays('2026-11-20', 'NORMAL', 'EXCLUDE_WEEKEND', NOWHERE)).toEqual({
      earliest: '2026-12-03',
      latest: '2026-12-07',
    })
  })

  it('skips the holidays of the dealer, and does not arrive on a holiday of the customer', () => {
    const at = (dealer: 'HE' | 'BY', destination: 'HE' | 'BY') =>
      deliveryDays('2026-12-28', 'NORMAL', 'EXCLUDE_SUNDAY', { dealer, destination }).earliest
    expect(at('HE', 'HE')).toBe('2027-01-07')
    expect(at('BY', 'BY')).toBe('2027-01-08')
    expect(deliveryDays('2026-12-25', 'NORMAL', 'EXCLUDE_SUNDAY', { dealer: 'HE', destination: 'BY' }).earliest).toBe(
      '2027-01-07',
    )
  })

  it('takes longer with dealers of the special group', () => {
    const { earliest, latest } = deliveryDays('2026-11-02', 'SPECIAL', 'EXCLUDE_WEEKEND', NOWHERE)
    expect([earliest, latest]).toEqual(['2026-11-23', '2026-11-25'])
  })
})

describe('the first day for pick-up', () => {
  it.each([
    ['2026-11-02', false, '2026-11-06'],
    ['2026-11-04', false, '2026-11-08'],
    ['2026-11-04', true, '2026-11-09'],
    ['2026-11-07', false, '2026-11-12'],
  ])('after an order on %s (closed on Sunday: %s) is %s', (today, closed, day) => {
    expect(earliestPickUp(today, closed, null)).toBe(day)
  })

  it('skips holidays', () => {
    expect(earliestPickUp('2026-12-21', true, null)).toBe('2026-12-28')
  })
})

describe('holidays', () => {
  it('are those of a state, found by its name', () => {
    expect(['Bayern', 'Nordrhein-Westfalen', 'Tirol', undefined].map(federalStateOf)).toEqual(['BY', 'NW', null, null])
  })

  it('follow Easter', () => {
    expect([2026, 2027, 2028].map(easterSunday)).toEqual(['2026-04-05', '2027-03-28', '2028-04-16'])
    expect(isHoliday('2026-04-03', null)).toBe(true)
    expect(isHoliday('2026-06-04', 'NW')).toBe(true)
    expect(isHoliday('2026-06-04', 'BE')).toBe(false)
  })

  it('follow the published dates of Easter, also around the turns of centuries', () => {
    const published = [
      ...['1818-03-22', '1886-04-25', '1900-04-15', '1943-04-25', '1954-04-18', '1961-04-02', '1981-04-19'],
      ...[
        '2000-04-23',
        '2001-04-15',
        '2002-03-31',
        '2003-04-20',
        '2004-04-11',
        '2005-03-27',
        '2006-04-16',
        '2007-04-08',
      ],
      ...[
        '2008-03-23',
        '2009-04-12',
        '2010-04-04',
        '2011-04-24',
        '2012-04-08',
        '2013-03-31',
        '2014-04-20',
        '2015-04-05',
      ],
      ...[
        '2016-03-27',
        '2017-04-16',
        '2018-04-01',
        '2019-04-21',
        '2020-04-12',
        '2021-04-04',
        '2022-04-17',
        '2023-04-09',
      ],
      ...[
        '2024-03-31',
        '2025-04-20',
        '2029-04-01',
        '2030-04-21',
        '2031-04-13',
        '2032-03-28',
        '2033-04-17',
        '2034-04-09',
      ],
      ...[
        '2035-03-25',
        '2036-04-13',
        '2037-04-05',
        '2038-04-25',
        '2039-04-10',
        '2040-04-01',
        '2049-04-18',
        '2076-04-19',
      ],
      ...['2100-03-28', '2160-03-23', '2200-04-06', '2285-03-22'],
    ]
    expect(published.map((day) => easterSunday(Number(day.slice(0, 4))))).toEqual(published)
  })

  it('of 2026 are those in the laws of the states', () => {
    const days = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index))
    const everywhere = days.filter((day) => isHoliday(day, null))
    expect(everywhere.map((day) => day.slice(5))).toEqual([
      ...['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '10-03', '12-25', '12-26'],
    ])
    const more: Record<FederalState, string[]> = {
      ...{ BW: ['01-06', '06-04', '11-01'], BY: ['01-06', '06-04', '11-01'], BE: ['03-08'] },
      ...{ BB: ['04-05', '05-24', '10-31'], HB: ['10-31'], HH: ['10-31'], HE: ['06-04'], MV: ['03-08', '10-31'] },
      ...{ NI: ['10-31'], NW: ['06-04', '11-01'], RP: ['06-04', '11-01'], SL: ['06-04', '08-15', '11-01'] },
      ...{ SN: ['10-31', '11-18'], ST: ['01-06', '10-31'], SH: ['10-31'], TH: ['09-20', '10-31'] },
    }
    for (const [state, dates] of Object.entries(more)) {
      const own = days.filter((day) => isHoliday(day, state as FederalState) && !everywhere.includes(day))
      expect(
        own.map((day) => day.slice(5)),
        state,
      ).toEqual(dates)
    }
  })

  it('include the day of prayer in Saxony on the Wednesday before 23 November', () => {
    const prayed = ['2022-11-16', '2023-11-22', '2026-11-18']
    expect(prayed.every((day) => isHoliday(day, 'SN'))).toBe(true)
    const others = ['2022-11-23', '2023-11-15', '2026-11-17', '2026-11-25', '2026-02-18']
    expect(others.some((day) => isHoliday(day, 'SN'))).toBe(false)
  })

  it('are nine a year everywhere, plus those of a state', () => {
    const days = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index))
    expect(days.filter((day) => isHoliday(day, null))).toHaveLength(9)
    expect(days.filter((day) => isHoliday(day, 'BY'))).toHaveLength(12)
    expect(isHoliday('2026-11-18', 'SN')).toBe(true)
  })
})

describe('a day as shown', () => {
  it('is „Sofort“ unless it is in the future', () => {
    expect(shownDay('2026-11-20', '2026-11-20', 'de')).toBe('Sofort')
    expect(shownDay('2026-11-19', '2026-11-20', 'en')).toBe('Immediately')
    expect(shownDay('2026-12-01', '2026-11-20', 'de')).toBe('01.12.2026')
    expect(shownDay('2026-12-01', '2026-11-20', 'en')).toBe('1 Dec 2026')
  })

  it.each(['', '2026-02-30', '1.12.2026', '2026-13-01'])('is an error for %s', (day) => {
    expect(() => shownDay(day, '2026-11-20', 'de')).toThrow(RangeError)
  })
})

describe('the price of a delivery', () => {
  it('grows with the kilometres beyond the base', () => {
    expect(vehicleShippingPrice(TERMS, 'PICK_UP', 400)).toBe(0)
    expect(vehicleShippingPrice(TERMS, 'DELIVERY_TO_DEALER', 400)).toBe(14900)
    expect(vehicleShippingPrice(TERMS, 'DELIVERY', 49.5)).toBe(19900)
    expect(vehicleShippingPrice(TERMS, 'DELIVERY', 60.2)).toBe(19900 + 11 * 120)
    expect(vehicleShippingPrice(TERMS, 'DELIVERY', null), 'an unknown distance is not one of 0 km').toBeNull()
    expect(vehicleShippingPrice(TERMS, 'DELIVERY_TO_DEALER', null)).toBe(14900)
    expect(vehicleShippingPrice({ ...TERMS, homeFreeKm: 0 }, 'DELIVERY', 0.1)).toBe(19900 + 120)
  })

  it('is that of one parcel, which is free for larger orders', () => {
    expect(accessoryShippingPrice(TERMS, 'ACCESSORY_DELIVERY', 7499)).toBe(590)
    expect(accessoryShippingPrice(TERMS, 'ACCESSORY_DELIVERY', 7500)).toBe(0)
    expect(accessoryShippingPrice(TERMS, 'ACCESSORY_PICK_UP', 1)).toBe(0)
  })
})
