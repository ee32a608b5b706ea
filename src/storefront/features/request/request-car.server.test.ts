import { expect, it } from 'vitest'
import { sellerFact } from './request-car.server.ts'

it('names the seller of a car, but not a dealer in their own shop', () => {
  const dealer = { name: 'Autohaus Hansen', isPrivate: false }
  expect(sellerFact({ ...dealer, isOwn: false }, 'de')).toEqual([{ label: 'Händler', value: 'Autohaus Hansen' }])
  expect(sellerFact({ ...dealer, isOwn: true }, 'de')).toEqual([])
  const seller = { name: 'Eva Kern', isPrivate: true }
  expect(sellerFact({ ...seller, isOwn: false }, 'de')).toEqual([{ label: 'Verkäufer', value: 'Eva Kern' }])
})
