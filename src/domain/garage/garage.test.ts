import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checked } from '../field-problem.ts'
import { GarageVehicleInput, MAX_GARAGE_VEHICLES } from './garage-vehicle.ts'
import { inspectionsDue, inspectionState } from './inspection.ts'
import { makeOfHsn, makeOfVin } from './makers.ts'
import { garageNotices } from './notices.ts'
import { plate } from './plate.ts'
import { guessedModelYear, isCheckDigitRight, looksMistyped, suggestedVin, vin } from './vin.ts'

describe('a VIN', () => {
  it('is stored in capitals without blanks and hyphens; an empty one is null', () => {
    expect(vin.parse('wvw zzz-1kz 6w000001')).toBe('WVWZZZ1KZ6W000001')
    expect(vin.parse('  ')).toBeNull()
  })

  it.each(['WVWZZZ1KZ6W00000', 'WVWZZZ1KZ6W0000011', 'WVWZZZ1KZ6W00000O', 'WVWZZZ1KZ6W00000Ä'])('is not %s', (text) => {
    expect(checked(vin, text)).toEqual({ ok: false, problems: [{ field: '', code: 'INVALID_VIN' }] })
  })

  it('is suggested only where I, O or Q were typed for 1 and 0', () => {
    expect(suggestedVin('wvwzzzIkz6wOOOQ01')).toBe('WVWZZZ1KZ6W000001')
    expect(suggestedVin('WVWZZZ1KZ6W000001')).toBeUndefined()
    expect(suggestedVin('WVWZZZ1KZ6W0000O')).toBeUndefined()
  })

  it('has a check digit that only counts in North America', () => {
    expect(isCheckDigitRight('1M8GDM9AXKP042788')).toBe(true)
    expect(isCheckDigitRight('11111111111111111')).toBe(true)
    expect(looksMistyped('1M8GDM9A1KP042788')).toBe(true)
    expect(looksMistyped('WVWZZZ1KZ6W000001')).toBe(false)
  })

  it('adds up letters with the values of 49 CFR 565.15', () => {
    // The letter stands in the eighth place, whose weight is ten; the check digits were calculated from the regulation's table.
    const right = [
      ...['1111111A111111111', '1111111B011111111', '1111111CX11111111', '1111111D911111111', '1111111E811111111'],
      ...['1111111F711111111', '1111111G611111111', '1111111H511111111', '1111111J111111111', '1111111K011111111'],
      ...['1111111LX11111111', '1111111M911111111', '1111111N811111111', '1111111P611111111', '1111111R411111111'],
      ...['1111111S011111111', '1111111TX11111111', '1111111U911111111', '1111111V811111111', '1111111W711111111'],
      ...['1111111X611111111', '1111111Y511111111', '1111111Z411111111'],
    ]
    expect(right.filter((number) => !isCheckDigitRight(number))).toEqual([])
    expect(['1', '2', '3', '4', '5'].every((country) => looksMistyped(`${country}M8GDM9ABKP042788`))).toBe(true)
    expect(['6', '0', 'W'].some((country) => looksMistyped(`${country}M8GDM9ABKP042788`))).toBe(false)
  })

  it('detects every single mistyped digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 9, max: 16 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const right = '11111111111111111'
        const wrong = String((1 + shift) % 10)
        expect(isCheckDigitRight(right.slice(0, place) + wrong + right.slice(place + 1))).toBe(false)
      }),
    )
  })

  it('gives the make and, as a guess, the model year', () => {
    expect(makeOfVin('WVWZZZ1KZ6W000001')).toBe('VW')
    expect(makeOfVin('XXXZZZ1KZ6W000001')).toBeUndefined()
    const yearOf = (character: string) => guessedModelYear(`WVWZZZ1KZ${character}W000001`, '2026-11-21')
    expect(['6', 'N', 'V', 'W', '1'].map(yearOf)).toEqual([2006, 2022, 2027, 1998, 2001])
    expect(['0', 'Z', 'U'].map(yearOf)).toEqual([undefined, undefined, undefined])
    expect(['A', 'Y', '9', 'T', 'S'].map(yearOf)).toEqual([2010, 2000, 2009, 2026, 2025])
    const letters = 'ABCDEFGHJKLMNPRSTVWXY123456789'.split('')
    const years = letters.map((letter) => guessedModelYear(`WVWZZZ1KZ${letter}W000001`, '2010-01-01'))
    expect(years).toEqual([...[2010, 2011], ...Array.from({ length: 28 }, (_, index) => 1982 + index)])
    expect(guessedModelYear('WVWZZZ1KZCW000001', '1980-01-01'), 'not built yet').toBeUndefined()
    expect(guessedModelYear('WVWZZZ1KZBW000001', '1980-01-01'), 'of next year').toBe(1981)
    expect(guessedModelYear('WVW', '2026-11-21')).toBeUndefined()
  })
})

it('manufacturers are identified by the beginning of a VIN, and by their key numbers', () => {
  const vins = {
    ...{ WAU: 'Audi', WBA: 'BMW', WMW: 'MINI', WDB: 'Mercedes-Benz', WME: 'smart', W0L: 'Opel', WVW: 'VW' },
    ...{ WP0: 'Porsche', WF0: 'Ford', TMB: 'Skoda', VSS: 'Seat', VF1: 'Renault', UU1: 'Dacia', VF3: 'Peugeot' },
    ...{ VF7: 'Citroën', VR1: 'DS', ZFA: 'Fiat', ZAR: 'Alfa Romeo', ZLA: 'Lancia', SB1: 'Toyota', SJN: 'Nissan' },
    ...{ JMZ: 'Mazda', JHM: 'Honda', JMB: 'Mitsubishi', JF1: 'Subaru', TSM: 'Suzuki', KMH: 'Hyundai', KNA: 'Kia' },
    ...{ YV1: 'Volvo', LPS: 'Polestar', '5YJ': 'Tesla', SAL: 'Land Rover', SAJ: 'Jaguar', LSJ: 'MG', LGX: 'BYD' },
  }
  for (const [beginning, make] of Object.entries(vins)) expect(makeOfVin(`${beginning}ZZZ1KZ6W000001`)).toBe(make)
  const numbers = {
    ...{
      '0005': 'BMW',
      '0035': 'Opel',
      '0588': 'Audi',
      '0603': 'VW',
      '0710': 'Mercedes-Benz',
      '1313': 'Mercedes-Benz',
    },
    ...{
      '1349': 'Hyundai',
      '1480': 'Tesla',
      '3001': 'Citroën',
      '3003': 'Peugeot',
      '3333': 'Renault',
      '5013': 'Toyota',
    },
    ...{ '7593': 'Seat', '8004': 'Skoda', '8566': 'Ford', '9101': 'Volvo' },
  }
  for (const [number, make] of Object.entries(numbers)) expect(makeOfHsn(number)).toBe(make)
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

  it.each(['KAB1234', 'K-ABC 12', 'K-AB 12345', 'K-1234', 'KOELN-A 1'])('%s is invalid', (typed) => {
    expect(checked(plate, typed)).toMatchObject({ ok: false, problems: [{ code: 'INVALID_PLATE' }] })
  })
})

describe('a car of one’s own', () => {
  const problems = (input: object) => {
    const result = checked(GarageVehicleInput, input)
    return result.ok ? [] : result.problems.map(({ field, code }) => `${field} ${code}`)
  }

  it('has the make of its VIN or its HSN, unless another one is entered', () => {
    expect(GarageVehicleInput.parse({ vin: 'WVWZZZ1KZ6W000001' }).make).toBe('VW')
    expect(GarageVehicleInput.parse({ hsn: '0588', tsn: 'abc' })).toMatchObject({ make: 'Audi', tsn: 'ABC' })
    expect(GarageVehicleInput.parse({ vin: 'TMBZZZ1KZ6W000001', make: 'Seat' }).make).toBe('Seat')
    expect(makeOfHsn('9999')).toBeUndefined()
  })

  it('is accepted up to its limits and not beyond', () => {
    const audi = { make: 'Audi' }
    const month = (years: number) => `${new Date().getFullYear() + years}-01`
    for (const fine of [
      ...[{ mileage: 0 }, { mileage: 3_000_000 }, { mileage: null }, { firstRegistration: '1900-01' }],
      ...[{ firstRegistration: '2020-12' }, { nextInspection: month(4) }, { nextInspection: ' ' }],
      ...[{ hsn: ' 05 88 ', tsn: 'a1z' }, { fuelType: 'DIESEL' }, { fuelType: '' }, { dealer: '' }],
      ...[{ make: 'x'.repeat(60) }, { model: 'x'.repeat(80) }, { dealer: '11111111-1111-4111-8111-111111111111' }],
    ])
      expect(problems({ ...audi, ...fine }), JSON.stringify(fine)).toEqual([])
    expect(GarageVehicleInput.parse(audi)).toEqual({
      ...{ make: 'Audi', vin: null, hsn: null, tsn: null, model: null, fuelType: null, firstRegistration: null },
      ...{ mileage: null, plate: null, nextInspection: null, nextService: null, warrantyUntil: null, dealer: null },
    })
    for (const [wrong, problem] of [
      [{ mileage: 3_000_001 }, 'mileage INVALID'],
      [{ mileage: 0.5 }, 'mileage INVALID'],
      [{ firstRegistration: '1899-12' }, 'firstRegistration INVALID_DATE'],
      [{ firstRegistration: '2020-00' }, 'firstRegistration INVALID_DATE'],
      [{ firstRegistration: 'x2020-01' }, 'firstRegistration INVALID_DATE'],
      [{ firstRegistration: '2020-01x' }, 'firstRegistration INVALID_DATE'],
      [{ firstRegistration: 202001 }, 'firstRegistration INVALID_DATE'],
      [{ nextInspection: month(5) }, 'nextInspection INVALID_DATE'],
      [{ nextInspection: '2026-13' }, 'nextInspection INVALID_DATE'],
      [{ hsn: '05888' }, 'hsn INVALID_HSN'],
      [{ hsn: 'x0588' }, 'hsn INVALID_HSN'],
      [{ hsn: 588 }, 'hsn INVALID_HSN'],
      [{ tsn: 'AB' }, 'tsn INVALID_TSN'],
      [{ tsn: 'ABCD' }, 'tsn INVALID_TSN'],
      [{ vin: 5 }, 'vin INVALID_VIN'],
      [{ plate: 5 }, 'plate INVALID_PLATE'],
      [{ fuelType: 'COAL' }, 'fuelType INVALID'],
      [{ dealer: 'Müller' }, 'dealer INVALID'],
      [{ make: 'x'.repeat(61) }, 'make TOO_LONG'],
      [{ model: 'x'.repeat(81) }, 'model TOO_LONG'],
    ] as const)
      expect(problems({ ...audi, ...wrong }), JSON.stringify(wrong)).toEqual([problem])
    expect(MAX_GARAGE_VEHICLES).toBe(20)
  })

  it('needs a make', () => {
    expect(problems({ hsn: '9999' })).toEqual(['make REQUIRED'])
  })

  it('names every invalid field', () => {
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
  it('has a reminder from 30 days before its month, across the end of a year too', () => {
    expect(inspectionsDue('2026-12-03')).toEqual({ from: '2026-12', to: '2027-01' })
    expect(inspectionsDue('2026-12-01')).toEqual({ from: '2026-12', to: '2026-12' })
    expect(inspectionsDue('2026-12-02')).toEqual({ from: '2026-12', to: '2027-01' })
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
  it('are three at most, the most urgent first', () => {
    expect(garageNotices({}, '2026-11-21')).toEqual(['INSPECTION_UNKNOWN', 'WINTER_TYRES', 'MILEAGE_UNKNOWN'])
    expect(garageNotices({}, '2026-07-01')).toEqual(['INSPECTION_UNKNOWN', 'MILEAGE_UNKNOWN', 'REGISTRATION_UNKNOWN'])
    const known = { nextInspection: '2026-01', mileage: 0, firstRegistration: '2020-01' }
    expect(garageNotices(known, '2026-04-01')).toEqual(['INSPECTION_OVERDUE', 'SUMMER_TYRES'])
  })
})

it('tyres are changed in October and November, March and April', () => {
  const known = { nextInspection: '2029-01', mileage: 1, firstRegistration: '2020-01' }
  const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']
  const tyres = months.map((month) => garageNotices(known, `2026-${month}-15`)[1]?.slice(0, 6) ?? '')
  expect(tyres).toEqual(['', '', 'SUMMER', 'SUMMER', '', '', '', '', '', 'WINTER', 'WINTER', ''])
  expect(garageNotices({ ...known, nextInspection: '2026-07' }, '2026-07-01')).toEqual(['INSPECTION_DUE'])
  expect(garageNotices({ ...known, mileage: null }, '2026-07-01')).toEqual(['INSPECTION_LATER', 'MILEAGE_UNKNOWN'])
  expect(garageNotices({ ...known, firstRegistration: null }, '2026-07-01')).toEqual([
    ...['INSPECTION_LATER', 'REGISTRATION_UNKNOWN'],
  ])
})
