import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chooseOption,
  engineOf,
  openSequenceStep,
  SEQUENCE_STEPS,
  type SequenceAnswers,
  type SequenceSource,
  selectedAnswers,
  sequenceStates,
  UNKNOWN,
  type Variant,
} from './sequence.ts'

const VARIANT: Variant = {
  ...{ year: 2020, body: 'ESTATE', seats: 5, fuel: 'DIESEL', power: 110, drive: 'FRONT', gearbox: 'AUTOMATIC' },
}
const SOURCE: SequenceSource = {
  makes: ['Volkswagen', 'Opel'],
  models: ['Golf', 'Passat'],
  variants: [
    VARIANT,
    { ...VARIANT, fuel: 'PETROL', power: 96, gearbox: 'MANUAL' },
    { ...VARIANT, fuel: 'PETROL', power: 110, gearbox: 'MANUAL' },
    { ...VARIANT, year: 2008, body: 'HATCHBACK', fuel: 'LPG' },
  ],
  thisYear: 2026,
}
const CAR: SequenceAnswers = { make: 'Volkswagen', model: 'Golf', colors: 'BLUE', regmonth: '03', regdate: '2020' }

const stateOf = (answers: SequenceAnswers, name: string, source = SOURCE) =>
  sequenceStates(answers, source).find((state) => state.name === name)!

describe('the sequence form', () => {
  it('names no question that is never asked, from the beginning', () => {
    const hidden = sequenceStates({}, SOURCE).filter((state) => state.hidden)
    expect(hidden.map(({ name }) => name)).toEqual(['facelift', 'bodyHeight', 'bodyLength', 'weight', 'trim'])
  })

  it('opens one question at a time, with years newest first and months 01 to 12', () => {
    expect(openSequenceStep(sequenceStates({}, SOURCE))).toBe('make')
    expect(stateOf({ make: 'Opel' }, 'model')).toMatchObject({ disabled: false, required: true })
    expect(stateOf({ make: 'Opel' }, 'colors')).toMatchObject({ disabled: true, options: [], required: true })
    const { model, make, colors } = { model: 'Golf', make: 'Opel', colors: 'RED' }
    expect(stateOf({ make, model, colors }, 'regmonth').options.join(' ')).toBe('01 02 03 04 05 06 07 08 09 10 11 12')
    const years = stateOf({ make, model, colors, regmonth: '01' }, 'regdate').options
    expect([years[0], years[1], years.at(-1)]).toEqual(['2026', '2025', '1990'])
  })

  it('takes the only option and hides what has none', () => {
    expect(stateOf(CAR, 'body')).toMatchObject({ selectedOption: 'ESTATE', isAutomatic: true })
    expect(stateOf(CAR, 'seats')).toMatchObject({ selectedOption: '5', isAutomatic: true })
    for (const step of ['facelift', 'bodyHeight', 'bodyLength', 'weight'])
      expect(stateOf(CAR, step)).toMatchObject({ hidden: true, selectedOption: null, disabled: false })
    expect(stateOf(CAR, 'engine').options).toEqual(['DIESEL-110', 'PETROL-96', 'PETROL-110'])
  })

  it('narrows with each answer, and not with "I do not know"', () => {
    expect(stateOf({ ...CAR, engine: 'DIESEL-110' }, 'transmission')).toMatchObject({ selectedOption: 'AUTOMATIC' })
    expect(stateOf({ ...CAR, engine: UNKNOWN }, 'transmission').options).toEqual(['AUTOMATIC', 'MANUAL'])
    expect(stateOf({ ...CAR, make: UNKNOWN }, 'make')).toMatchObject({ selectedOption: null })
  })

  it('looks at all years where none is near', () => {
    const old = { ...CAR, regdate: '1999' }
    expect(stateOf(old, 'body').options).toEqual(['ESTATE', 'HATCHBACK'])
  })

  it('names what is required and open when it was sent, and nothing else', () => {
    const errors = (answers: SequenceAnswers) =>
      sequenceStates(answers, SOURCE, true).flatMap(({ name, error }) => (error ? [name] : []))
    expect(errors({})).toEqual(['make'])
    expect(errors({ make: 'Opel', model: 'Golf' })).toEqual(['colors'])
    expect(errors({ ...CAR, engine: 'DIESEL-110' })).toEqual([])
  })

  it('reads an engine from its option only', () => {
    expect(engineOf('PLUG_IN_HYBRID-160')).toEqual({ fuel: 'PLUG_IN_HYBRID', power: 160 })
    expect([engineOf('UNKNOWN'), engineOf('DIESEL-'), engineOf('x')]).toEqual([undefined, undefined, undefined])
  })
})

const option = fc.option(fc.constantFrom('ESTATE', 'SUV', 'VAN'), { nil: null })
const variant = fc.record<Variant>({
  year: fc.option(fc.integer({ min: 2000, max: 2026 }), { nil: null }),
  body: option,
  seats: fc.option(fc.integer({ min: 2, max: 9 }), { nil: null }),
  fuel: fc.option(fc.constantFrom('DIESEL', 'PETROL', 'LPG'), { nil: null }),
  power: fc.option(fc.integer({ min: 30, max: 400 }), { nil: null }),
  drive: fc.option(fc.constantFrom('FRONT', 'REAR'), { nil: null }),
  gearbox: fc.option(fc.constantFrom('MANUAL', 'AUTOMATIC'), { nil: null }),
})
const source = fc.array(variant, { maxLength: 12 }).map((variants) => ({ ...SOURCE, variants }))
const walk = fc.array(fc.nat(), { minLength: 15, maxLength: 40 })

describe('for any stock and any answers', () => {
  it('a walk ends with every step answered or hidden, and each choice resets the later ones', () => {
    fc.assert(
      fc.property(source, walk, (from, picks) => {
        let answers: SequenceAnswers = {}
        for (const pick of picks) {
          const states = sequenceStates(answers, from)
          const open = states.find(({ name }) => name === openSequenceStep(states))
          if (!open) break
          const choices = open.mayBeUnknown ? [...open.options, UNKNOWN] : open.options
          answers = chooseOption(answers, open.name, choices[pick % choices.length]!)
        }
        const states = sequenceStates(answers, from)
        expect(openSequenceStep(states)).toBeUndefined()
        for (const { selectedOption, hidden } of states) expect(hidden).toBe(selectedOption === null)
        const step = SEQUENCE_STEPS[picks[0]! % 5]!
        const changed = chooseOption(selectedAnswers(states), step, answers[step]!)
        const place = SEQUENCE_STEPS.indexOf(step)
        for (const later of SEQUENCE_STEPS.slice(place + 1)) expect(changed[later]).toBeUndefined()
      }),
    )
  })

  it('at most one step is open, nothing after it has options, and a selected option is one of its step', () => {
    fc.assert(
      fc.property(
        source,
        fc.dictionary(fc.constantFrom(...SEQUENCE_STEPS), fc.constantFrom('2020', '03', 'Golf', 'X', UNKNOWN)),
        (from, answers) => {
          const states = sequenceStates(answers, from, true)
          const open = states.findIndex(({ name }) => name === openSequenceStep(states))
          for (const { selectedOption, options, isAutomatic } of states) {
            if (selectedOption !== null && selectedOption !== UNKNOWN) expect(options).toContain(selectedOption)
            if (isAutomatic) expect(options).toHaveLength(1)
          }
          if (open >= 0)
            for (const state of states.slice(open + 1)) expect(state).toMatchObject({ disabled: true, options: [] })
          expect(states.filter(({ error }) => error).length).toBeLessThanOrEqual(1)
          expect(sequenceStates(selectedAnswers(states), from, true)).toEqual(states)
        },
      ),
    )
  })
})
