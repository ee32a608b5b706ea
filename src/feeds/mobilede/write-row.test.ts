import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FieldKey, ROWS, type VehicleAttributes } from '#catalogue/fields.ts'
import type { Field } from '#catalogue/field.ts'
import { decodeLine, encodeLatin9 } from './decode-line.ts'
import { EXTENDABLE, layoutOf } from './layout.ts'
import { rowReader } from './read-row.ts'
import { splitFields } from './split-fields.ts'
import { feedWriter } from './write-row.ts'

const meaning = { vatCodeOne: 'MARGIN', today: '2099-12-31' } as const

/** Any value that a row may have and a file can contain. */
function valueOf(field: Field<FieldKey>): fc.Arbitrary<VehicleAttributes[FieldKey]> {
  const [min, max] = field.limits ?? [0, 1000]
  const options = field.options.map((option) => option.value)
  switch (field.type) {
    case 'choice':
      return fc.constantFrom(...options)
    case 'features':
      return fc.subarray(options, { minLength: 1 })
    case 'integer':
      return fc.integer({ min, max })
    case 'decimal':
      return fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10)
    case 'money':
      return fc.integer({ min, max })
    case 'boolean':
      return fc.boolean()
    case 'month':
      return fc.tuple(fc.integer({ min: 1900, max: 2090 }), fc.integer({ min: 1, max: 12 })).map(([year, month]) => {
        return `${year}-${String(month).padStart(2, '0')}`
      })
    case 'date':
      return fc.constantFrom('2026-11-20', '2027-02-28')
    case 'text':
      return fc.stringMatching(/^[A-HJ-NPR-Z0-9]{3}$/).map((text) => text.repeat(6).slice(0, max))
    default:
      return fc.array(fc.stringMatching(/^[a-zäöü]{1,9}( [a-z"]{1,5})?$/), { minLength: 1, maxLength: 3 })
  }
}

const carried = ROWS.filter((row) => EXTENDABLE.includes(row.key))
const attributes = fc.record(Object.fromEntries(carried.map((row) => [row.key, valueOf(row)])))

test('every written attribute is read again', () => {
  const { header, line } = feedWriter(EXTENDABLE)
  const read = rowReader(layoutOf(header.split(';')), meaning)
  fc.assert(
    fc.property(attributes, (random) => {
      const given = random as Partial<VehicleAttributes>
      const vatRate = given.vatMode === 'MARGIN' ? null : (given.vatRate ?? null)
      const written = { ...given, vatRate, modelDescription: '2.0 TDI' }
      const text = line({ internalNumber: 'A_1', makeName: 'VW', modelName: 'Golf', attributes: written })
      const { vehicle, refusals } = read(splitFields(decodeLine(encodeLatin9(text))) ?? [], 1)
      expect(refusals).toEqual([])
      expect(vehicle).toMatchObject({ internalNumber: 'A_1', makeName: 'VW', modelName: 'Golf', attributes: written })
    }),
    { numRuns: 200 },
  )
})

test('without columns of our own, attributes with a column of the format are written', () => {
  const { line, header } = feedWriter([])
  const read = rowReader(layoutOf(header.split(';')), meaning)
  const given: Partial<VehicleAttributes> = {
    condition: 'DEMONSTRATOR',
    price: 31_490_50,
    vatMode: 'REGULAR',
    vatRate: 19,
    firstRegistration: '2025-03',
    mileage: 4200,
    bodyType: 'SUV',
    bodyColor: 'PURPLE',
    metallic: true,
    fuel: 'PLUG_IN_HYBRID',
    combustionFuel: 'DIESEL',
    drive: 'ALL_WHEEL',
    gearbox: 'AUTOMATIC',
    description: 'Erster Absatz.\n\n• Punkt\n• Strich',
    security: ['ABS', 'ESP'],
    availableFrom: '2026-12-01',
  }
  const text = line({ internalNumber: '7', makeName: 'Kia', modelName: 'Sorento', attributes: given })
  expect(read(splitFields(text) ?? [], 1).vehicle?.attributes).toMatchObject(given)
})
