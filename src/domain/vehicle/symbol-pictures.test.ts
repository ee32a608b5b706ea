import { demoMakes } from '#feeds/demo/models/makes.ts'
import { expect, it } from 'vitest'
import { namedProfile } from './drawn-models/named-profile.ts'
import { profileFor } from './drawn-models/profile-for.ts'
import { type SymbolicCar, symbolPictureOfModel, symbolPictures, viewOfPicture } from './symbol-pictures.ts'
import { BODY_TYPES } from './vocabulary.ts'

const golf: SymbolicCar = {
  ...{ make: 'Volkswagen', model: 'Golf', bodyType: 'HATCHBACK', bodyColor: 'BLUE' },
  firstRegistration: '2017-03',
}

const profileIn = (key = '') => key.split(/[/.]/)[1]

it('draws an offered car from nine sides, always in the same way', () => {
  const keys = symbolPictures(golf, 4)
  expect(keys).toEqual(symbolPictures({ ...golf }, 4))
  expect(keys.map((key) => key.split('.').at(-1))).toEqual([
    ...['side', 'front', 'rear', 'interior', 'seat', 'wheel', 'headlamp', 'taillamp', 'port'],
  ])
  expect(keys[0]).toMatch(/^drawn\/hatch\.blue\.[0-9a-z]+0\.2015\.side$/)
})

it('numbers models by the FNV-1a hash of make and model, so that their drawing never changes', () => {
  const number = (make: string, model: string | null) => symbolPictures({ ...golf, make, model }, 2)[0]?.split('.')[2]
  // The hash of "volkswagen golf" is 0xc275d196, of "fiat " 0xe973abcf; modulo 46,655, plus one, to the base of 36.
  expect(number('Volkswagen', 'Golf')).toBe('81r2')
  expect(number('VOLKSWAGEN', 'GOLF')).toBe('81r2')
  expect(number('Fiat', null)).toBe('o712')
})

it('draws the years until 2010 and until 2018 alike', () => {
  const year = (firstRegistration: string) => symbolPictures({ ...golf, firstRegistration }, 0)[0]?.split('.')[3]
  expect(['1999-01', '2010-12', '2011-01', '2018-12', '2019-01'].map(year)).toEqual([
    ...['2008', '2008', '2015', '2015', '2022'],
  ])
})

it('shows an open car with its roof closed too, right after its side', () => {
  const views = (bodyType: SymbolicCar['bodyType']) =>
    symbolPictures({ make: 'Nobody', model: null, bodyType, bodyColor: 'RED' }, 0).slice(0, 3)
  expect(views('CABRIO').map((key) => [profileIn(key), viewOfPicture(key)])).toEqual([
    ['cabrio', 'side'],
    ['cabrio-closed', 'closed'],
    ['cabrio', 'front'],
  ])
  expect(views('COUPE').map(viewOfPicture)).toEqual(['side', 'front', 'rear'])
})

it('gives two cars of a model other wheels, and few keys to many cars', () => {
  const keys = Array.from({ length: 40 }, (_, id) => symbolPictures(golf, id - 20)[0])
  expect(new Set(keys).size).toBe(4)
  expect(symbolPictures({ ...golf, firstRegistration: '2012-01' }, 0)).toEqual(symbolPictures(golf, 0))
})

it('says in the key what the model does not: an electric car and one with three doors', () => {
  const key = (more: Partial<SymbolicCar>) => symbolPictures({ ...golf, ...more }, 0)[0]
  expect(key({ fuel: 'ELECTRIC' })).toContain('0-e.2015.')
  expect(key({ fuel: 'ELECTRIC', doors: 'TWO_OR_THREE' })).toContain('0-et.2015.')
  expect(key({ firstRegistration: null })).toContain('.2022.')
})

it.each([
  ['Volkswagen', 'Golf', 'HATCHBACK', 'hatch'],
  ['Volkswagen', 'Golf', 'ESTATE', 'estate-compact'],
  ['Fiat', 'Panda', 'SMALL_CAR', 'boxy'],
  ['Porsche', 'Panamera', 'HATCHBACK', 'fastback'],
  ['MINI', 'Cooper', 'SMALL_CAR', 'retro'],
  ['BMW', '2er Active Tourer', 'VAN', 'mpv-compact'],
  ['Fiat', 'Doblò', 'VAN', 'leisure-van'],
  ['Porsche', '911', 'COUPE', 'rear-engine'],
  ['Audi', 'A3', 'SALOON', 'saloon-compact'],
  ['Audi', 'A5', 'CABRIO', 'cabrio'],
] as const)('draws a %s %s (%s) as %s', (make, model, bodyType, profile) => {
  expect(profileFor({ make, model, bodyType })).toBe(profile)
})

it('draws a car of an unknown model as its body type, and one of which nothing is known as a silver hatchback', () => {
  const unknown = { make: 'Nobody', model: 'Nothing' }
  expect(BODY_TYPES.map((bodyType) => profileFor({ ...unknown, bodyType }))).toEqual([
    ...['saloon-mid', 'estate-compact', 'suv-mid', 'supermini', 'hatch', 'cabrio', 'coupe', 'mpv-compact', 'pickup'],
    ...['minibus', 'hatch'],
  ])
  expect(profileFor({ ...unknown, bodyType: 'SUV', fuel: 'ELECTRIC' })).toBe('electric-suv')
  expect(symbolPictures({ ...unknown, bodyType: null, bodyColor: null }, 0)[0]).toMatch(/^drawn\/hatch\.silver\./)
})

it('draws a car in a garage by its model, otherwise by the usual body of its model', () => {
  const usualBody = 'SUV'
  expect(profileIn(symbolPictureOfModel({ make: 'VW', model: 'Golf', usualBody }, 1))).toBe('hatch')
  expect(profileIn(symbolPictureOfModel({ make: 'Nobody', model: null, usualBody }, 1))).toBe('suv-mid')
})

it('names the view of a drawing, also in a stored key of a former drawing, but not of a photograph', () => {
  expect(viewOfPicture('drawn/estate.blue.spoke.wheel')).toBe('wheel')
  expect(viewOfPicture('drawn/estate.blue.spoke.nose')).toBe('headlamp')
  expect(viewOfPicture('drawn/estate.blue.spoke.roof')).toBeUndefined()
  expect(viewOfPicture('photo/1.wheel')).toBeUndefined()
})

it('knows each model of the demo stock by its name', () => {
  const models = demoMakes().flatMap((make) => make.models.map((model) => [make.name, model.name] as const))
  expect(models.length).toBeGreaterThan(100)
  expect(models.filter(([make, model]) => namedProfile(make, model) === undefined)).toEqual([])
})
