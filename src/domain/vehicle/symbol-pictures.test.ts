import { expect, it } from 'vitest'
import { BODY_TYPES } from './vocabulary.ts'
import { symbolPictures, viewOfPicture } from './symbol-pictures.ts'

it('draws an offered car from six sides, always in the same way', () => {
  expect(symbolPictures('ESTATE', 'BLUE', 4)).toEqual([
    'drawn/estate.blue.spoke.side',
    'drawn/estate.blue.spoke.front',
    'drawn/estate.blue.spoke.rear',
    'drawn/estate.blue.spoke.wheel',
    'drawn/estate.blue.spoke.nose',
    'drawn/estate.blue.spoke.tail',
  ])
  expect([0, 1, 2, 3, -1].map((variant) => symbolPictures('SUV', 'RED', variant)[0])).toEqual([
    'drawn/suv.red.double.side',
    'drawn/suv.red.spoke.side',
    'drawn/suv.red.aero.side',
    'drawn/suv.red.double.side',
    'drawn/suv.red.spoke.side',
  ])
})

it('draws a silver saloon where body and colour are unknown, and the closest drawing for a body without one', () => {
  expect(symbolPictures(null, null, 0)[0]).toBe('drawn/saloon.silver.double.side')
  expect(BODY_TYPES.map((type) => symbolPictures(type, null, 0)[0]!.split(/[/.]/)[1])).toEqual([
    ...['saloon', 'estate', 'suv', 'small-car', 'hatchback', 'cabrio', 'coupe', 'van', 'pickup', 'van', 'saloon'],
  ])
})

it('names the view of a drawing, but not of a photograph', () => {
  expect(viewOfPicture('drawn/estate.blue.spoke.wheel')).toBe('wheel')
  expect(viewOfPicture('drawn/estate.blue.spoke.roof')).toBeUndefined()
  expect(viewOfPicture('photo/1.wheel')).toBeUndefined()
})
