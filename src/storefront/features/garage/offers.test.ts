import { expect, it } from 'vitest'
import type { GarageQuery } from '#storefront/generated/graphql.ts'
import { offerViews } from './offers.server.ts'

type Vehicle = GarageQuery['garageVehicles'][number]

const offer = (id: string, dealer: string, isInCart = false): Vehicle['tradeInOffers'][number] => ({
  ...{ id, price: 8_500, validUntil: '2026-12-05', mileage: null, isInCart },
  dealer: { name: dealer, city: 'Köln', slug: dealer.toLowerCase() },
})
const vehicle = (...tradeInOffers: Vehicle['tradeInOffers']) => ({ tradeInOffers }) as unknown as Vehicle
const replacedBy = (shown: Vehicle, ...others: Vehicle[]) =>
  offerViews(shown, [shown, ...others], 'de').map(({ replaces }) => replaces)

it('an offer names the one it would replace in the cart, whatever its car', () => {
  const replacesOther = expect.stringContaining('das Angebot von Brinkmann')
  expect(replacedBy(vehicle(offer('1', 'Brinkmann'), offer('2', 'Schmitz')))).toEqual([undefined, undefined])
  expect(replacedBy(vehicle(offer('1', 'Brinkmann', true), offer('2', 'Schmitz')))).toEqual([undefined, replacesOther])
  expect(replacedBy(vehicle(offer('2', 'Schmitz')), vehicle(offer('1', 'Brinkmann', true)))).toEqual([replacesOther])
})
