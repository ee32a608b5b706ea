import { describe, expect, it } from 'vitest'
import {
  changedPrice,
  COUNT_TYPED_ABOVE,
  isComplete,
  isOrdered,
  MAX_BULK_VEHICLES,
  UNDO_MINUTES,
} from './bulk-change.ts'
import type { LabelledCar } from '../vehicle/label-values.ts'
import { isMendableFile, mendableFile } from './delivered-rows.ts'
import { MAX_UNDO_VEHICLES } from './delivery.ts'
import { isInternalNumber } from './internal-number.ts'
import { LONG_ON_STOCK_DAYS, MIN_PICTURES, MIN_TEXT, STATES_OF_PART } from './stock-list.ts'
import { isUnpublished, lacksLabel, stateInStock, VEHICLE_STATES } from './stock-state.ts'
import { MAX_PRINTED_VEHICLES, vehicleSheetFile, vehicleSheetPath } from './vehicle-sheet.ts'

describe('a change of many cars', () => {
  it('gives each car its own price, and leaves the others as they are', () => {
    const prices = { 7: 12_345_00 }
    expect([
      changedPrice(7, 10_000_00, { mode: 'EACH', prices }),
      changedPrice(8, 10_000_00, { mode: 'EACH', prices }),
    ]).toEqual([...[12_345_00, 10_000_00]])
    expect(changedPrice(7, 10_000_00, { mode: 'EACH' })).toBe(10_000_00)
    expect([changedPrice(7, 10_000_49, {}), changedPrice(7, 10_000_00, { mode: 'PERCENT' })]).toEqual([
      ...[10_000_49, 10_000_00],
    ])
  })

  it.each([
    ['PRICE', { mode: 'PERCENT', by: -3 }, true],
    ['PRICE', { mode: 'AMOUNT', by: 0 }, false],
    ['PRICE', { mode: 'AMOUNT' }, false],
    ['PRICE', { by: 5 }, false],
    ['PRICE', { mode: 'EACH', prices: { 7: 1 } }, true],
    ['PRICE', { mode: 'EACH', prices: {} }, false],
    ['PRICE', { mode: 'EACH', by: 5 }, false],
    ['STATE', { to: 'DRAFT' }, true],
    ['STATE', { text: 'x', by: 5, mode: 'AMOUNT' }, false],
    ['TEXT', { text: 'x' }, true],
    ['TEXT', { text: '' }, false],
    ['TEXT', { to: 'DRAFT' }, false],
    ['TERMS', { term: { key: 'warranty', value: null } }, true],
    ['TERMS', { text: 'x' }, false],
  ] as const)('of %s with %j says all it needs: %s', (kind, proposal, expected) =>
    expect(isComplete(kind, proposal)).toBe(expected),
  )

  it('leaves what an order has', () => {
    expect(VEHICLE_STATES.filter(isOrdered)).toEqual(['RESERVED', 'SOLD'])
  })

  it('can be undone for half an hour, and is confirmed by its number above 25 of at most 5,000', () => {
    expect([UNDO_MINUTES, COUNT_TYPED_ABOVE, MAX_BULK_VEHICLES, MAX_UNDO_VEHICLES]).toEqual([30, 25, 5000, 20_000])
  })
})

describe('rows that are given back', () => {
  it('are a file of the same format, each with its line and what is wrong', () => {
    const rows = [
      { line: 3, text: 'a;b' },
      { line: 9, text: '"c;d";e' },
    ]
    const reasonsOf = (line: number) => (line === 3 ? 'price: "x" is no number' : 'vin')
    expect(mendableFile({ header: 'number;price', rows }, reasonsOf)).toBe(
      'number;price;x_line;x_reason\r\na;b;3;"price: ""x"" is no number"\r\n"c;d";e;9;"vin"\r\n',
    )
    expect(mendableFile({ header: null, rows: rows.slice(0, 1) }, () => 'vin')).toBe('a;b;3;"vin"\r\n')
  })

  it('are known again by their last columns', () => {
    expect(isMendableFile(['number', 'price', 'x_line', 'x_reason'])).toBe(true)
    const others = [['number', 'x_reason', 'x_line'], ['x_line', 'x_reason', 'number'], ['number', 'x_reason'], []]
    expect(others.map(isMendableFile)).toEqual([false, false, false, false])
  })
})

it('a number of a dealer’s own can stand in files and addresses', () => {
  expect(['A', 'a_1-Z', '0'.repeat(40)].every(isInternalNumber)).toBe(true)
  expect(['', '0'.repeat(41), 'a b', 'ä', '../a', 'a.b', 'a!', '!a'].some(isInternalNumber)).toBe(false)
})

describe('the state of a car in stock', () => {
  // New, with a combustion engine and no values at all.
  const car: LabelledCar = { fuel: 'PETROL', firstRegistration: null, mileage: 5 }
  const TODAY = '2026-11-27'
  const company = { kind: 'COMPANY', energyLabelPolicy: 'HOLD_BACK' } as const

  it('is incomplete where a new car lacks its energy label and the seller holds such cars back', () => {
    expect(lacksLabel(car, 'COMPANY', TODAY)).toBe(true)
    expect(stateInStock(car, company, TODAY)).toBe('INCOMPLETE')
    expect(stateInStock(car, { ...company, energyLabelPolicy: 'REPORT' }, TODAY)).toBe('PUBLISHED')
    const used = { ...car, firstRegistration: '2019-05', mileage: 62_000 }
    expect([lacksLabel(used, 'COMPANY', TODAY), stateInStock(used, company, TODAY)]).toEqual([false, 'PUBLISHED'])
  })

  it('hides incomplete cars and drafts', () => {
    expect(VEHICLE_STATES.filter(isUnpublished)).toEqual(['INCOMPLETE', 'DRAFT'])
  })
})

it('the stock has a part for each state, and one for what is offline', () => {
  expect(STATES_OF_PART).toEqual({
    ...{ PUBLISHED: ['PUBLISHED'], OFFLINE: ['INCOMPLETE', 'DRAFT'], INCOMPLETE: ['INCOMPLETE'], DRAFT: ['DRAFT'] },
    ...{ RESERVED: ['RESERVED'], SOLD: ['SOLD'], ARCHIVED: ['ARCHIVED'] },
  })
  expect([MIN_PICTURES, MIN_TEXT, LONG_ON_STOCK_DAYS]).toEqual([5, 200, 60])
})

it('sheets of up to fifty cars are one file', () => {
  expect(MAX_PRINTED_VEHICLES).toBe(50)
  expect(vehicleSheetPath('EXPOSE', 'de', ['7', '12'])).toMatch(/^\/.+\/expose\.pdf\?id=7&id=12$/)
  expect(vehicleSheetPath('PRICE_TAG', 'en', ['7'])).toMatch(/^\/.+\/price-tags\.pdf\?id=7$/)
  expect([vehicleSheetFile('EXPOSE', 'en'), vehicleSheetFile('PRICE_TAG', 'de')]).toEqual([
    ...['brochure.pdf', 'preisschilder.pdf'],
  ])
})
