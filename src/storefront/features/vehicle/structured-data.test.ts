import { expect, test } from 'vitest'
import type { PageVehicle } from './offer.server.ts'
import { structuredData } from './structured-data.server.ts'

const car = {
  title: 'Audi A4',
  modelDescription: null,
  path: '/autos/audi/a4/1',
  make: { displayName: 'Audi' },
  model: { displayName: 'A4' },
  merchant: { name: 'Autohaus', city: 'Köln', zip: '50667' },
  images: [
    { key: 'real', alt: '', symbolic: false },
    { key: 'drawn', alt: '', symbolic: true },
  ],
  condition: 'USED',
  price: 20_000,
  fuel: 'DIESEL',
  gearbox: 'AUTOMATIC',
  bodyType: 'ESTATE',
  bodyColor: 'RED',
  doors: 'FOUR_OR_FIVE',
  description: 'Gepflegt.\n',
  keyFacts: [{ label: 'Mileage', value: '10 km' }],
  mileage: null,
  power: null,
} as unknown as PageVehicle

test('structured data has the known attributes of the car, in the words of the page', () => {
  expect(structuredData(car, 'https://a.test', 'de')).toMatchObject({
    fuelType: 'Diesel',
    vehicleTransmission: 'Automatik',
    color: 'Rot',
    bodyType: 'Kombi',
    numberOfDoors: { minValue: 4, maxValue: 5 },
    description: 'Gepflegt.',
  })
  expect(structuredData(car, 'https://a.test', 'en')).toMatchObject({
    color: 'Red',
    bodyType: 'Estate',
    description: 'Audi A4 for €20,000: Mileage 10 km.',
  })
})

test('structured data has no symbolic picture', () => {
  const { image } = structuredData(car, 'https://a.test', 'de')
  expect(image).toEqual([expect.stringContaining('real')])
})

test('unknown attributes are left out', () => {
  const unknown = {
    ...car,
    fuel: 'OTHER',
    gearbox: null,
    bodyType: null,
    bodyColor: null,
    doors: null,
    description: ' ',
  }
  const data = structuredData({ ...unknown, images: [] }, 'https://a.test', 'de')
  for (const name of ['fuelType', 'vehicleTransmission', 'color', 'bodyType', 'numberOfDoors', 'description', 'image'])
    expect(data).not.toHaveProperty(name)
})
