import { expect, test } from 'vitest'
import { knownMake, knownModels } from '../../makes/known-makes.ts'
import { parseDemo } from '../demo-file.ts'
import { assembleMakes, makesSchema } from './make.ts'
import { demoMakes } from './makes.ts'

const MODELS = demoMakes().flatMap((make) =>
  make.models.map((model) => ({ make, model, name: `${make.name} ${model.name}` })),
)

test('forty makes and four hundred models, each once and each known to the importer', () => {
  expect(demoMakes().length).toBeGreaterThanOrEqual(40)
  expect(MODELS.length).toBeGreaterThanOrEqual(350)
  expect(new Set(MODELS.map(({ name }) => name)).size).toBe(MODELS.length)
  expect(demoMakes().filter((make) => knownMake(make.name) !== make.name)).toEqual([])
  expect(
    MODELS.filter(({ make, model }) => !knownModels(make.name).includes(model.name)).map(({ name }) => name),
  ).toEqual([])
})

test('models that are still built have an engine that is still built', () => {
  const without = MODELS.filter(({ model }) => {
    return model.years.to === 9999 && !model.engines.some(({ years }) => years.to === 9999)
  })
  expect(without.map(({ name }) => name)).toEqual([])
})

test('engines have the values of their fuel, prices and years are in order', () => {
  for (const { model, name } of MODELS) {
    expect(model.price[0], name).toBeLessThan(model.price[1])
    expect(model.years.from, name).toBeLessThan(model.years.to)
    for (const engine of model.engines) {
      const isElectric = engine.fuel === 'ELECTRIC'
      expect(engine.consumption === null, `${name} ${engine.name}`).toBe(isElectric)
      expect(engine.cubicCapacity === null && engine.fuel !== 'HYDROGEN', `${name} ${engine.name}`).toBe(isElectric)
      expect(engine.dischargedConsumption !== null, `${name} ${engine.name}`).toBe(engine.fuel === 'PLUG_IN_HYBRID')
      expect(engine.electricRange === null && isElectric, `${name} ${engine.name}`).toBe(false)
    }
  }
})

test('an error in a file is reported with file and field', () => {
  const engine = { name: '1.0', fuel: 'PETROL', power: 50, cubicCapacity: 999, gearboxes: ['MANUAL'], from: 2010 }
  const model = { name: 'M', segment: 'C', bodies: ['HATCHBACK'], from: 2010, price: [10, 20], engines: ['a'] }
  const read = (changed: object) =>
    assembleMakes(
      parseDemo(
        'makes/x',
        {
          engines: { a: engine },
          makes: [{ name: 'X', wmi: 'XXX', hsn: '0000', weight: 1, trims: ['A'], models: [{ ...model, ...changed }] }],
        },
        makesSchema,
      ),
    )
  expect(read({})[0]?.models[0]?.engines[0]?.power).toBe(50)
  expect(() => read({ engines: ['b'] })).toThrow('X M has an unknown engine "b"')
  expect(() => read({ bodies: ['Hut'] })).toThrow(/makes\/x\.json(.|\n)*makes\[0\]\.models\[0\]\.bodies\[0\]/)
  expect(() => read({ price: [10] })).toThrow('makes[0].models[0].price')
})
