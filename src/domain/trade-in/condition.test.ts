import { describe, expect, it } from 'vitest'
import {
  CONDITION_QUESTIONS,
  conditionItems,
  effectOf,
  EQUIPMENT_KEYS,
  equipmentAmount,
  isElectric,
  missingAnswers,
  questionsFor,
  TABLE_DATE,
  UNKNOWN_ANSWER,
} from './condition.ts'

/** The public table in euros; `+`: at least this much. */
const TABLE = `
scratches CONDITION none 0, few -240, several -620, major -1400+, ?
windscreen CONDITION none 0, chip -90, crack -690, ?
accident CONDITION none 0, repaired -900, damaged -2500+, ?
import CONDITION german 0, imported -300, ?
serviceBook CONDITION maker 150, workshop 0, gaps -380, missing -750
secondTyres CONDITION none 0, good 180
battery CONDITION certificate 0, none -400, ?
inspection REPAIR year 0, due -149, overdue -249, ?
tyres REPAIR good 0, two -260, four -520, ?
brakes REPAIR good 0, due -310, ?
finance FACT none 0, open 0
seller FACT private 0, company 0`

const question = (key: string) => CONDITION_QUESTIONS.find((each) => each.key === key)!

describe('the shop’s table of deductions', () => {
  it('asks for these answers, and says what each does to the price', () => {
    const rows = CONDITION_QUESTIONS.map(({ key, group, answers, mayBeUnknown }) => {
      const known = answers.map((each) => `${each.key} ${each.amount / 100}${each.isOpenEnded ? '+' : ''}`)
      return `${key} ${group} ${[...known, ...(mayBeUnknown ? ['?'] : [])].join(', ')}`
    })
    expect(rows).toEqual(TABLE.trim().split('\n'))
    expect(TABLE_DATE).toBe('2026-11-01')
  })

  it('adds to the price for eight extras', () => {
    expect(EQUIPMENT_KEYS.map((key) => `${key} ${equipmentAmount(key, {}) / 100}`)).toEqual([
      ...['navigation 150', 'camera 100', 'ledLights 150', 'seatHeating 80', 'leather 250', 'panorama 250'],
      ...['towBar 200', 'parkingHeater 250'],
    ])
  })

  it('asks for the traction battery of cars that have one', () => {
    expect(['ELECTRIC', 'PLUG_IN_HYBRID', 'HYBRID', 'DIESEL', null].map(isElectric)).toEqual([
      ...[true, true, false, false, false],
    ])
    const added = questionsFor(true).filter((each) => !questionsFor(false).includes(each))
    expect(added.map(({ key }) => key)).toEqual(['battery'])
  })
})

describe('an answer', () => {
  it('has the amount of the table, or the dealer’s own', () => {
    expect(effectOf(question('tyres'), 'two', {})).toEqual({ low: -260_00, high: -260_00, isOpenEnded: false })
    expect(effectOf(question('tyres'), 'two', { 'tyres.two': -300_00, 'tyres.four': 0 })).toEqual({
      ...{ low: -300_00, high: -300_00, isOpenEnded: false },
    })
    expect(effectOf(question('tyres'), 'two', { 'tyres.two': 0 })?.low).toBe(0)
    expect(effectOf(question('scratches'), 'major', {})).toEqual({ low: -1_400_00, high: -1_400_00, isOpenEnded: true })
    expect(equipmentAmount('towBar', { 'equipment.towBar': 120_00 })).toBe(120_00)
  })

  it('is one of its question', () => {
    expect([effectOf(question('tyres'), 'three', {}), effectOf(question('tyres'), '', {})]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('that is not known makes a range, from the worst fixed amount to the best', () => {
    expect(effectOf(question('scratches'), UNKNOWN_ANSWER, {})).toEqual({ low: -620_00, high: 0, isOpenEnded: false })
    expect(
      effectOf(question('scratches'), UNKNOWN_ANSWER, { 'scratches.several': -700_00, 'scratches.none': 50_00 }),
    ).toEqual({
      ...{ low: -700_00, high: 50_00, isOpenEnded: false },
    })
    expect(effectOf(question('serviceBook'), UNKNOWN_ANSWER, {})).toBeUndefined()
  })
})

describe('the lines of a condition', () => {
  it('are in the order of the questions, extras before the work that is due', () => {
    const condition = {
      brakes: 'due',
      seller: 'private',
      scratches: 'few',
      tyres: UNKNOWN_ANSWER,
      battery: 'none',
      import: 'moon',
    }
    const items = conditionItems({ isElectric: false, condition, equipment: ['leather', 'camera', 'minibar'] }, {})
    expect(items.map(({ question: key, answer, low, high }) => [key, answer, low, high])).toEqual([
      ['scratches', 'few', -240_00, -240_00],
      ['seller', 'private', 0, 0],
      ['equipment', 'camera', 100_00, 100_00],
      ['equipment', 'leather', 250_00, 250_00],
      ['tyres', 'UNKNOWN', -520_00, 0],
      ['brakes', 'due', -310_00, -310_00],
    ])
    expect(items.map(({ group }) => group)).toEqual([
      ...['CONDITION', 'FACT', 'CONDITION', 'CONDITION', 'REPAIR', 'REPAIR'],
    ])
    expect(items[2]).toMatchObject({ isOpenEnded: false })
  })

  it('lack every question without an answer of its own', () => {
    const answered = Object.fromEntries(questionsFor(false).map(({ key, answers }) => [key, answers[0]!.key]))
    expect(missingAnswers({ isElectric: false, condition: answered })).toEqual([])
    expect(missingAnswers({ isElectric: true, condition: answered })).toEqual(['battery'])
    const { brakes: _, ...others } = answered
    const condition = { ...others, tyres: 'three', import: UNKNOWN_ANSWER, serviceBook: UNKNOWN_ANSWER }
    expect(missingAnswers({ isElectric: false, condition })).toEqual(['serviceBook', 'tyres', 'brakes'])
  })
})
