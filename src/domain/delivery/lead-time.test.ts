import { describe, expect, it } from 'vitest'
import { addDays } from './calendar-day.ts'
import { federalStateOf } from './federal-state.ts'
import { easterSunday, isHoliday } from './holidays.ts'
import { deliveryDays, earliestPickUp, LEAD_DAYS } from './lead-time.ts'
import { accessoryShippingPrice, vehicleShippingPrice } from './shipping-price.ts'
import { shownDay } from './shown-day.ts'

const NOWHERE = { dealer: null, destination: null }

describe('how long a delivery takes', () => {
  it('has the specification’s days', () => {
    expect(LEAD_DAYS.NORMAL).toEqual({ EXCLUDE_SUNDAY: [8, 9], EXCLUDE_WEEKEND: [9, 11] })
    expect(Object.values(LEAD_DAYS.SPECIAL).flat()).toEqual([14, 15, 15, 17])
  })

  it('counts days of work from the day after the order', () => {
    expect(deliveryDays('2026-11-20', 'NORMAL', 'EXCLUDE_SUNDAY', NOWHERE)).toEqual({
      earliest: '2026-11-30',
      latest: '2026-12-01',
    })
    expect(deliveryDays('2026-11-20', 'NORMAL', 'EXCLUDE_WEEKEND', NOWHERE)).toEqual({
      earliest: '2026-12-03',
      latest: '2026-12-07',
    })
  })

  it('leaves out the holidays of the dealer, and arrives on none of the customer', () => {
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

describe('the first day to fetch a car', () => {
  it.each([
    ['2026-11-02', false, '2026-11-06'],
    ['2026-11-04', false, '2026-11-08'],
    ['2026-11-04', true, '2026-11-09'],
    ['2026-11-07', false, '2026-11-12'],
  ])('after an order on %s (closed on Sunday: %s) is %s', (today, closed, day) => {
    expect(earliestPickUp(today, closed, null)).toBe(day)
  })

  it('moves on over holidays', () => {
    expect(earliestPickUp('2026-12-21', true, null)).toBe('2026-12-28')
  })
})

describe('holidays', () => {
  it('are those of a state, known by its name', () => {
    expect(['Bayern', 'Nordrhein-Westfalen', 'Tirol', undefined].map(federalStateOf)).toEqual(['BY', 'NW', null, null])
  })

  it('follow Easter', () => {
    expect([2026, 2027, 2028].map(easterSunday)).toEqual(['2026-04-05', '2027-03-28', '2028-04-16'])
    expect(isHoliday('2026-04-03', null)).toBe(true)
    expect(isHoliday('2026-06-04', 'NW')).toBe(true)
    expect(isHoliday('2026-06-04', 'BE')).toBe(false)
  })

  it('are nine a year everywhere, and those of a state beside them', () => {
    const days = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index))
    expect(days.filter((day) => isHoliday(day, null))).toHaveLength(9)
    expect(days.filter((day) => isHoliday(day, 'BY'))).toHaveLength(12)
    expect(isHoliday('2026-11-18', 'SN')).toBe(true)
  })
})

describe('a day as it is shown', () => {
  it('is „Sofort“ unless it is in the future', () => {
    expect(shownDay('2026-11-20', '2026-11-20', 'de')).toBe('Sofort')
    expect(shownDay('2026-11-19', '2026-11-20', 'en')).toBe('Immediately')
    expect(shownDay('2026-12-01', '2026-11-20', 'de')).toBe('01.12.2026')
  })

  it.each(['', '2026-02-30', '1.12.2026', '2026-13-01'])('is an error for %s', (day) => {
    expect(() => shownDay(day, '2026-11-20', 'de')).toThrow(RangeError)
  })
})

describe('the price of a delivery', () => {
  const terms = {
    homeBase: 19900,
    homeFreeKm: 50,
    homePerKm: 120,
    toDealer: 14900,
    parcel: 590,
    parcelFreeFrom: 7500,
    installation: 4900,
  }

  it('grows with the kilometres beyond the base', () => {
    expect(vehicleShippingPrice(terms, 'PICK_UP', 400)).toBe(0)
    expect(vehicleShippingPrice(terms, 'DELIVERY_TO_DEALER', 400)).toBe(14900)
    expect(vehicleShippingPrice(terms, 'DELIVERY', 49.5)).toBe(19900)
    expect(vehicleShippingPrice(terms, 'DELIVERY', 60.2)).toBe(19900 + 11 * 120)
    expect(vehicleShippingPrice(terms, 'DELIVERY', null)).toBe(19900)
  })

  it('is one parcel, which larger orders do not pay', () => {
    expect(accessoryShippingPrice(terms, 'ACCESSORY_DELIVERY', 7499)).toBe(590)
    expect(accessoryShippingPrice(terms, 'ACCESSORY_DELIVERY', 7500)).toBe(0)
    expect(accessoryShippingPrice(terms, 'ACCESSORY_PICK_UP', 1)).toBe(0)
  })
})
