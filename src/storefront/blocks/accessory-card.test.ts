import type { AccessoryCardFragment } from '#storefront/generated/graphql.ts'
import { expect, test } from 'vitest'
import { accessoryCardOf } from './accessory-card.server.ts'

const product = (...fits: AccessoryCardFragment['fits']): AccessoryCardFragment => ({
  productId: '290001',
  path: '/zubehoerteil/bremsbelaege-290001',
  title: 'Bremsbeläge',
  picture: 'drawn/accessory.brake-pads.red',
  unitPrice: 34.9,
  basePrice: null,
  specification: [],
  topRated: false,
  fits,
})

test.each([
  [[], 'Passt an alle Autos'],
  [[{ makeName: 'VW', modelNames: ['Golf'] }], 'Für VW Golf'],
  [[{ makeName: 'VW', modelNames: [] }], 'Für VW'],
  [[{ makeName: 'VW', modelNames: ['Golf', 'Polo'] }], 'Passt zu 2 Modellen: VW Golf, Polo'],
  [
    [
      { makeName: 'VW', modelNames: ['Golf', 'Polo', 'Passat'] },
      { makeName: 'Seat', modelNames: ['Leon', 'Ibiza'] },
      { makeName: 'Skoda', modelNames: ['Octavia'] },
    ],
    'Passt zu 6 Modellen: VW Golf, Polo, Passat; Seat Leon und weitere',
  ],
] as const)('a product for %j says %s', (fits, says) => {
  expect(accessoryCardOf(product(...fits.map((fit) => ({ ...fit, modelNames: [...fit.modelNames] }))), 'de').fit).toBe(
    says,
  )
})

test.each([
  ['de', { label: 'Volumen', value: '400 l' }, ['400 l']],
  ['de', { label: 'Räder', value: '2' }, ['Räder: 2']],
  ['de', { label: 'Vorgeschrieben', value: 'Ja' }, ['Vorgeschrieben']],
  ['en', { label: 'Required by law', value: 'No' }, []],
] as const)('in %s the row %j is the fact %j', (locale, row, facts) => {
  expect(accessoryCardOf({ ...product(), specification: [row] }, locale).facts).toEqual(facts)
})
