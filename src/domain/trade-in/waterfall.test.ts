import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conditionItems, effectOf, missingAnswers, questionsFor } from './condition.ts'
import { DEFAULT_TERMS, waterfall } from './waterfall.ts'

const CLEAN = {
  ...{ scratches: 'none', windscreen: 'none', accident: 'none', import: 'german', serviceBook: 'workshop' },
  ...{ secondTyres: 'none', inspection: 'year', tyres: 'good', brakes: 'good', finance: 'none', seller: 'private' },
}
const items = (condition: Readonly<Record<string, string>>, equipment: readonly string[] = [], own = {}) =>
  conditionItems({ isElectric: false, condition: { ...CLEAN, ...condition }, equipment }, own)
const BASIS = { median: 21_480_00, age: -300_00, mileage: -275_00, power: 0, low: 20_285_00, high: 21_525_00 }
const TERMS = { marginPermille: 90, minMargin: 900_00, reconditioning: 390_00, since: '2026-11-01' }

describe('the waterfall', () => {
  it('leads from the middle of the offers to the price, each line in whole euros', () => {
    const condition = items({
      scratches: 'few',
      windscreen: 'chip',
      serviceBook: 'maker',
      inspection: 'due',
      tyres: 'two',
    })
    const { lines, estimate, minimalPrice, maximalPrice } = waterfall(BASIS, condition, TERMS)
    expect(lines.map((line) => [line.key, 'item' in line ? line.item.question : '', line.amount / 100])).toEqual([
      ['median', '', 21_480],
      ['age', '', -300],
      ['mileage', '', -275],
      ['market', '', 20_905],
      ['condition', 'scratches', -240],
      ['condition', 'windscreen', -90],
      ['condition', 'serviceBook', 150],
      ['reconditioning', '', -390],
      ['condition', 'inspection', -149],
      ['condition', 'tyres', -260],
      ['repaired', '', 19_926],
      ['margin', '', -1_881],
      ['vat', '', -357],
      ['rounding', '', 2],
      ['estimate', '', 17_690],
    ])
    expect([estimate, minimalPrice, maximalPrice]).toEqual([17_690_00, 17_130_00, 18_240_00])
  })

  it('counts an unknown condition with its middle and widens the range by it', () => {
    const known = waterfall(BASIS, items({}), TERMS)
    const unknown = waterfall(BASIS, items({ brakes: 'UNKNOWN' }), TERMS)
    expect(unknown.lines.find((line) => 'item' in line)).toMatchObject({
      amount: -155_00,
      item: { low: -310_00, high: 0 },
    })
    expect(known.minimalPrice! - unknown.minimalPrice!).toBe(310_00)
    expect(unknown.maximalPrice).toBe(known.maximalPrice)
  })

  it('names no lower end where the dealer has to see the damage', () => {
    expect(waterfall(BASIS, items({ scratches: 'major' }), TERMS)).toMatchObject({ minimalPrice: null })
  })

  it('never takes less than the smallest margin, and never comes below nothing', () => {
    const cheap = { median: 2_000_00, age: 0, mileage: 0, power: 0, low: 1_900_00, high: 2_100_00 }
    expect(waterfall(cheap, [], TERMS).lines.find(({ key }) => key === 'margin')?.amount).toBe(-900_00)
    const wreck = waterfall(cheap, items({ accident: 'damaged', serviceBook: 'missing' }), TERMS)
    expect([wreck.estimate, wreck.maximalPrice]).toEqual([0, 0])
  })

  it('adds up for any market, condition and terms: steps to sums, and the estimate lies in the range', () => {
    const answers = fc.record(
      Object.fromEntries(
        questionsFor(true).map((question) => [
          question.key,
          fc.constantFrom(...question.answers.map(({ key }) => key), ...(question.mayBeUnknown ? ['UNKNOWN'] : [])),
        ]),
      ),
    )
    const cents = (max: number) => fc.integer({ min: 0, max })
    const market = fc.record({
      median: cents(90_000_00),
      age: fc.integer({ min: -4_000_00, max: 4_000_00 }),
      mileage: fc.integer({ min: -4_000_00, max: 4_000_00 }),
      power: fc.integer({ min: -4_000_00, max: 4_000_00 }),
      low: cents(90_000_00),
      high: cents(90_000_00),
    })
    const terms = fc.record({ marginPermille: cents(300), minMargin: cents(2_000_00), reconditioning: cents(1_000_00) })
    fc.assert(
      fc.property(market, answers, terms, (basis, condition, dealer) => {
        const list = conditionItems({ isElectric: true, condition, equipment: ['towBar'] }, {})
        const { lines, estimate, minimalPrice, maximalPrice } = waterfall(basis, list, {
          ...dealer,
          since: '2026-11-01',
        })
        let sum = 0
        for (const line of lines) {
          expect(Math.abs(line.amount) % 100).toBe(0)
          if (line.key === 'median') sum = line.amount
          else if (line.kind === 'SUM') expect(line.amount).toBe(sum)
          else sum += line.amount
        }
        expect(sum).toBe(estimate)
        expect(minimalPrice ?? 0).toBeLessThanOrEqual(estimate)
        expect(maximalPrice).toBeGreaterThanOrEqual(estimate)
      }),
    )
  })
})

describe('the condition', () => {
  it('names what is not answered, and asks about the battery of electric cars only', () => {
    expect(missingAnswers({ isElectric: false, condition: CLEAN })).toEqual([])
    expect(missingAnswers({ isElectric: true, condition: { ...CLEAN, tyres: 'x' } })).toEqual(['battery', 'tyres'])
    expect(missingAnswers({ isElectric: false, condition: { ...CLEAN, seller: 'UNKNOWN' } })).toEqual(['seller'])
  })

  it('takes a dealer’s own amounts before those of the shop', () => {
    const own = { 'tyres.two': -300_00, 'equipment.towBar': 120_00 }
    expect(items({ tyres: 'two' }, ['towBar', 'nonsense'], own).filter(({ low }) => low !== 0)).toMatchObject([
      { question: 'equipment', answer: 'towBar', low: 120_00 },
      { question: 'tyres', answer: 'two', low: -300_00, group: 'REPAIR' },
    ])
    const brakes = questionsFor(false).find(({ key }) => key === 'brakes')!
    expect(effectOf(brakes, 'UNKNOWN', { 'brakes.due': -450_00 })).toEqual({
      low: -450_00,
      high: 0,
      isOpenEnded: false,
    })
    expect(effectOf(brakes, 'nonsense', {})).toBeUndefined()
  })

  it('has terms of the shop for dealers without their own', () => {
    expect(DEFAULT_TERMS.marginPermille).toBeLessThan(170)
  })
})
