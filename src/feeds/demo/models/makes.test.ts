import { expect, test } from 'vitest'
import { knownMake, knownModels } from '../../makes/known-makes.ts'
import { demoMake } from './make.ts'
import { DEMO_MAKES } from './makes.ts'

const MODELS = DEMO_MAKES.flatMap((make) =>
  make.models.map((model) => ({ make, model, name: `${make.name} ${model.name}` })),
)

test('forty makes and four hundred models, each once and each known to the importer', () => {
  expect(DEMO_MAKES.length).toBeGreaterThanOrEqual(40)
  expect(MODELS.length).toBeGreaterThanOrEqual(350)
  expect(new Set(MODELS.map(({ name }) => name)).size).toBe(MODELS.length)
  expect(DEMO_MAKES.filter((make) => knownMake(make.name) !== make.name)).toEqual([])
  expect(
    MODELS.filter(({ make, model }) => !knownModels(make.name).includes(model.name)).map(({ name }) => name),
  ).toEqual([])
})

test('what is still built has an engine that is still built', () => {
  const without = MODELS.filter(({ model }) => {
    return model.years.to === 9999 && !model.engines.some(({ years }) => years.to === 9999)
  })
  expect(without.map(({ name }) => name)).toEqual([])
})

test('engines have what their fuel needs, prices and years their order', () => {
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

test('a slip in a table is told with its line', () => {
  const table = {
    name: 'X',
    wmi: 'XXX',
    hsn: '0000',
    weight: 1,
    trims: 'A',
    engines: 'a: 1.0, P, 50, 999, M, 5.0, 2010-',
  }
  expect(() => demoMake({ ...table, models: 'M: C, Hat, 2010-, 10-20, b' })).toThrow('Engine "b": M: C')
  expect(() => demoMake({ ...table, models: 'M: C, Hut, 2010-, 10-20, a' })).toThrow('"Hut"')
  expect(() => demoMake({ ...table, models: 'M: C, Hat, 2010-, 10, a' })).toThrow('Number')
})
