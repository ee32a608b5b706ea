import { expect, it } from 'vitest'
import { listedMake, makeSlugs } from './make-spellings.ts'

it('a make is found by each of its spellings, its own first', () => {
  expect(makeSlugs('Volkswagen')).toEqual(['volkswagen', 'vw'])
  expect(makeSlugs('VW')).toEqual(['vw', 'volkswagen'])
  expect(makeSlugs('Mercedes')).toEqual(['mercedes', 'mercedes-benz', 'mercedes-amg'])
  expect(makeSlugs('Škoda')).toEqual(['skoda'])
  expect([listedMake('Volkswagen'), listedMake('VW'), listedMake('Wartburg')]).toEqual(['VW', 'VW', 'Wartburg'])
})

it.each([
  ['Mercedes AMG', 'Mercedes-Benz'],
  ['DS Automobiles', 'DS'],
  ['Rover, Land', 'Land Rover'],
  ['B.M.W.', 'BMW'],
  ['Great Wall', 'GWM'],
  ['Lynk und Co', 'Lynk & Co'],
  ['Alfa', 'Alfa Romeo'],
  ['Aston', 'Aston Martin'],
  ['Land', 'Land Rover'],
  ['Rolls', 'Rolls-Royce'],
])('%s is listed under %s', (name, listed) => {
  expect(listedMake(name)).toBe(listed)
})
