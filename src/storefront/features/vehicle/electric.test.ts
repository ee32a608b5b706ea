import { expect, it } from 'vitest'
import { NBSP } from '#domain/format/numbers.ts'
import { electricOf } from './electric.server.ts'
import type { PageVehicle } from './offer.server.ts'

const car = (own: Partial<PageVehicle>) => ({ fuel: 'ELECTRIC', ...own }) as PageVehicle

it('shows how long a car charges, also where nothing else is stored', () => {
  const { electric } = electricOf(car({ chargingTime: 28 }), 'de')
  expect(electric).toMatchObject({ hint: `28${NBSP}Minuten`, scales: [] })
  expect(electric?.charging).toContain(`28${NBSP}Minuten`)
})

it('shows what is stored on scales, and says where nothing is known about charging', () => {
  const { electric } = electricOf(car({ electricRange: 400 }), 'en')
  expect(electric).toMatchObject({ hint: `400${NBSP}km`, scales: [{ key: 'range', share: 0.5 }] })
  expect(electric?.charging).toContain('not given')
  expect(electricOf(car({ chargingPower: 150 }), 'en').electric).not.toHaveProperty('charging')
})

it('shows nothing of a car without such values, or that is not charged', () => {
  expect(electricOf(car({}), 'de')).toEqual({})
  expect(electricOf(car({ fuel: 'PETROL', chargingTime: 28 }), 'de')).toEqual({})
})
