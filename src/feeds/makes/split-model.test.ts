import { expect, test } from 'vitest'
import { PREFERRED_MAKES } from '#domain/vehicle/search-vocabulary.ts'
import { KNOWN_MAKES, knownMake, knownModels } from './known-makes.ts'
import { splitModel } from './split-model.ts'

test.each([
  ['Volkswagen', 'VW'],
  ['Alfa', 'Alfa Romeo'],
  ['LAND', 'Land Rover'],
  ['ŠKODA', 'Skoda'],
  ['citroen', 'Citroën'],
  ['MERCEDES BENZ', 'Mercedes-Benz'],
  ['Mini', 'MINI'],
  ['Trabant', null],
  ['', null],
])('%s is %s', (name, make) => {
  expect(knownMake(name)).toBe(make)
})

test.each([
  ['VW', 'Passat Variant 2.0 TDI DSG Business', 'Passat Variant', '2.0 TDI DSG Business'],
  ['VW', 'Golf', 'Golf', null],
  ['VW', 'VW Golf  VIII 1.5 TSI', 'Golf', 'VIII 1.5 TSI'],
  ['VW', 'ID.3 Pro', 'ID.3', 'Pro'],
  ['Audi', 'A4 Avant 40 TDI', 'A4', 'Avant 40 TDI'],
  ['Audi', 'A45 Umbau', 'A45', 'Umbau'],
  ['BMW', '220i Cabrio', '2er', '220i Cabrio'],
  ['BMW', 'M340i xDrive Touring', '3er', 'M340i xDrive Touring'],
  ['BMW', 'X1 sDrive18i', 'X1', 'sDrive18i'],
  ['Mercedes-Benz', 'C 220 d T AMG Line', 'C-Klasse', 'C 220 d T AMG Line'],
  ['Mercedes-Benz', 'GLC 300 e 4MATIC', 'GLC', '300 e 4MATIC'],
  ['Opel', 'Corsa Electric GS', 'Corsa', 'Electric GS'],
  ['Ferrari', 'Testarossa 1990', 'Testarossa', '1990'],
])('%s %s', (make, text, modelName, description) => {
  expect(splitModel(make, text)).toEqual({ modelName, description })
})

test('every known model is found in its own name', () => {
  for (const make of KNOWN_MAKES) {
    for (const model of knownModels(make)) {
      expect(splitModel(make, `${model} 1.0 Basis`), `${make} ${model}`).toEqual({
        modelName: model,
        description: '1.0 Basis',
      })
    }
  }
})

test('S9-17: the makes at the top of the list have their known names', () => {
  expect(PREFERRED_MAKES.map(knownMake)).toEqual([...PREFERRED_MAKES])
})
