import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checked } from '../field-problem.ts'
import { GarageVehicleInput } from './garage-vehicle.ts'
import { inspectionsDue, inspectionState } from './inspection.ts'
import { makeOfHsn, makeOfVin } from './makers.ts'
import { garageNotices } from './notices.ts'
import { plate } from './plate.ts'
import { guessedModelYear, isCheckDigitRight, looksMistyped, suggestedVin, vin } from './vin.ts'

describe('a VIN', () => {
  it('is stored in capitals without blanks and hyphens; nothing entered is none', () => {
    expect(vin.parse('wvw zzz-1kz 6w000001')).toBe('WVWZZZ1KZ6W000001')
    expect(vin.parse('  ')).toBeNull()
  })

  it.each(['WVWZZZ1KZ6W00000', 'WVWZZZ1KZ6W0000011', 'WVWZZZ1KZ6W00000O', 'WVWZZZ1KZ6W00000Ä'])('is not %s', (text) => {
    expect(checked(vin, text)).toEqual({ ok: false, problems: [{ field: '', code: 'INVALID_VIN' }] })
  })

  it('is suggested where I, O or Q stand for 1 and 0, and only there', () => {
    expect(suggestedVin('wvwzzzIkz6wOOOQ01')).toBe('WVWZZZ1KZ6W000001')
    expect(suggestedVin('WVWZZZ1KZ6W000001')).toBeUndefined()
    expect(suggestedVin('WVWZZZ1KZ6W0000O')).toBeUndefined()
  })

  it('has a check digit that counts in North America alone', () => {
    expect(isCheckDigitRight('1M8GDM9AXKP042788')).toBe(true)
    expect(isCheckDigitRight('11111111111111111')).toBe(true)
    expect(looksMistyped('1M8GDM9A1KP042788')).toBe(true)
    expect(looksMistyped('WVWZZZ1KZ6W000001')).toBe(false)
  })

  it('notices every single mistyped figure', () => {
    fc.assert(
      fc.property(fc.integer({ min: 9, max: 16 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const right = '11111111111111111'
        const wrong = String((1 + shift) % 10)
        expect(isCheckDigitRight(right.slice(0, place) + wrong + right.slice(place + 1))).toBe(false)
      }),
    )
  })

  it('tells the make and, as a guess, the model year', () => {
    expect(makeOfVin('WVWZZZ1KZ6W000001')).toBe('VW')
    expect(makeOfVin('XXXZZZ1KZ6W000001')).toBeUndefined()
    const yearOf = (character: string) => guessedModelYear(`WVWZZZ1KZ${character}W000001`, '2026-11-21')
    expect(['6', 'N', 'V', 'W', '1'].map(yearOf)).toEqual([2006, 2022, 2027, 1998, 2001])
    expect(['0', 'Z', 'U'].map(yearOf)).toEqual([undefined, undefined, undefined])
  })
})

describe('a number plate', () => {
  it.each([
    ['K-AB 1234', 'K-AB 1234'],
    ['k ab 1234', 'K-AB 1234'],
    ['K-AB1234', 'K-AB 1234'],
    ['wün - x 7 h', 'WÜN-X 7H'],
    ['B-E 12e', 'B-E 12E'],
  ])('%s is %s', (typed, stored) => {
    expect(plate.parse(typed)).toBe(stored)
  })

  it.each(['KAB1234', 'K-ABC 12', 'K-AB 12345', 'K-1234', 'KOELN-A 1'])('%s is none', (typed) => {
    expect(checked(plate, typed)).toMatchObject({ ok: false, problems: [{ code: 'INVALID_PLATE' }] })
  })
})

describe('a car of one’s own', () => {
  const problems = (input: object) => {
    const result = checked(GarageVehicleInput, input)
    return result.ok ? [] : result.problems.map(({ field, code }) => `${field} ${code}`)
  }

  it('is of the make that its VIN or its HSN tells, unless another one is named', () => {
    expect(GarageVehicleInput.parse({ vin: 'WVWZZZ1KZ6W000001' }).make).toBe('VW')
    expect(GarageVehicleInput.parse({ hsn: '0588', tsn: 'abc' })).toMatchObject({ make: 'Audi', tsn: 'ABC' })
    expect(GarageVehicleInput.parse({ vin: 'TMBZZZ1KZ6W000001', make: 'Seat' }).make).toBe('Seat')
    expect(makeOfHsn('9999')).toBeUndefined()
  })

  it('needs a make', () => {
    expect(problems({ hsn: '9999' })).toEqual(['make REQUIRED'])
  })

  it('names every wrong field', () => {
    const wrong = {
      make: 'Audi',
      vin: '123',
      hsn: '12',
      tsn: '12345',
      plate: '?',
      mileage: -1,
      firstRegistration: '2999-01',
      nextInspection: '2026-13',
    }
    expect(problems(wrong)).toEqual([
      'vin INVALID_VIN',
      'hsn INVALID_HSN',
      'tsn INVALID_TSN',
      'firstRegistration INVALID_DATE',
      'mileage INVALID',
      'plate INVALID_PLATE',
      'nextInspection INVALID_DATE',
    ])
  })
})

describe('an inspection', () => {
  it('is reminded of from 30 days before its month, across the end of a year too', () => {
    expect(inspectionsDue('2026-12-03')).toEqual({ from: '2026-12', to: '2027-01' })
    expect(inspectionsDue('2026-11-01')).toEqual({ from: '2026-11', to: '2026-12' })
    expect(inspectionsDue('2026-10-01')).toEqual({ from: '2026-10', to: '2026-10' })
  })

  it('is overdue once its month is over', () => {
    expect(['2026-10', '2026-11', '2026-12', '2027-01'].map((month) => inspectionState(month, '2026-11-21'))).toEqual([
      'OVERDUE',
      'DUE',
      'DUE',
      'LATER',
    ])
  })
})

describe('notices of a car', () => {
  it('are three at most, the most pressing first', () => {
    expect(garageNotices({}, '2026-11-21')).toEqual(['INSPECTION_UNKNOWN', 'WINTER_TYRES', 'MILEAGE_UNKNOWN'])
    expect(garageNotices({}, '2026-07-01')).toEqual(['INSPECTION_UNKNOWN', 'MILEAGE_UNKNOWN', 'REGISTRATION_UNKNOWN'])
    const known = { nextInspection: '2026-01', mileage: 0, firstRegistration: '2020-01' }
    expect(garageNotices(known, '2026-04-01')).toEqual(['INSPECTION_OVERDUE', 'SUMMER_TYRES'])
  })
})
