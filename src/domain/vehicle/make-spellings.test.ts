import { expect, it } from 'vitest'
import { listedMake, makeSlugs } from './make-spellings.ts'

it('a make is found by each of its spellings, its own first', () => {
  expect(makeSlugs('Volkswagen')).toEqual(['volkswagen', 'vw'])
  expect(makeSlugs('VW')).toEqual(['vw', 'volkswagen'])
  expect(makeSlugs('Mercedes')).toEqual(['mercedes', 'mercedes-benz', 'mercedes-amg'])
  expect(makeSlugs('Škoda')).toEqual(['skoda'])
  expect([listedMake('Volkswagen'), listedMake('VW'), listedMake('Wartburg')]).toEqual(['VW', 'VW', 'Wartburg'])
})
