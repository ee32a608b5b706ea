import { expect, it } from 'vitest'
import { EDITABLE_FIELDS } from '#catalogue/editable-fields.ts'
import { readEntered } from '#catalogue/entered-value.ts'
import { groupsOf, NOTHING_KNOWN, refusedVehicle } from './vehicle-form.server.ts'

const STORED = { consumptionCombined: '5.3', price: '17390.50', mileage: '11000', modelDescription: '1.0 TSI' }
const shownIn = (locale: 'de' | 'en') => {
  const groups = groupsOf({ ...NOTHING_KNOWN, texts: new Map(Object.entries(STORED)) }, locale)
  return new Map(groups.flatMap(({ fields }) => fields).map(({ name, value }) => [name, value]))
}

it('shows numbers as they are written in its language, and texts as they are', () => {
  expect(Object.keys(STORED).map((name) => shownIn('de').get(name))).toEqual(['5,3', '17390,50', '11000', '1.0 TSI'])
  expect(shownIn('en').get('consumptionCombined')).toBe('5.3')
})

it('reads a number again as it was stored', () => {
  for (const field of EDITABLE_FIELDS.filter(({ type }) => type === 'decimal' || type === 'money')) {
    const groups = groupsOf({ ...NOTHING_KNOWN, texts: new Map([[field.key, '12.5']]) }, 'de')
    const shown = groups.flatMap(({ fields }) => fields).find(({ name }) => name === field.key)!.value
    expect(readEntered({ ...field, limits: null }, shown)).toEqual({ value: field.type === 'money' ? 1250 : 12.5 })
  }
})

it('names each wrong field of a car that is changed or added', () => {
  const fields = ['price', 'mileage', 'number'].map((field) => ({ field, code: 'INVALID' }))
  const { errors } = refusedVehicle({}, [{ code: 'INVALID_INPUT', fields }], 'de', { number: 'Schon vergeben.' })
  expect(errors.price).toMatch(/^Preis: Bitte geben Sie eine Zahl von/)
  expect(errors.mileage).toMatch(/^Kilometerstand: /)
  expect(errors.number).toBe('Nummer: Schon vergeben.')
})
