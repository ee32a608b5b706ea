import { expect, it } from 'vitest'
import type { PrivateListingsQuery } from '#storefront/generated/graphql.ts'
import { listingView } from './private-sales.server.ts'

type Listing = PrivateListingsQuery['privateListings'][number]

const listing = (overrides: Partial<Listing>): Listing => ({
  ...{ id: '1234567890', state: 'IN_REVIEW', city: 'Köln', createdAt: '2026-11-20T10:00:00Z', expiresAt: null },
  ...{ reason: null, cover: 'first-picture', vehicle: null, inquiries: [] },
  information: { vehicleName: 'Golf', price: 9_900, mileage: 61_000, postalCode: '50733' } as Listing['information'],
  ...overrides,
})
const shown = { path: '/autos/1', firstImage: [{ key: 'shown-picture', alt: 'Golf von vorn' }] }

it('shows its seller the picture of an offer that is not online yet', () => {
  expect(listingView(listing({}), 'de').picture).toEqual({ key: 'first-picture', alt: 'Golf' })
  expect(listingView(listing({ state: 'REJECTED' }), 'de').picture?.key).toBe('first-picture')
  expect(listingView(listing({ cover: null }), 'de').picture).toBeUndefined()
  expect(listingView(listing({ state: 'ONLINE', vehicle: shown }), 'de').picture?.key).toBe('shown-picture')
})

it('shows no picture of an ended offer: it is deleted with its car', () => {
  expect(listingView(listing({ state: 'ENDED' }), 'de').picture).toBeUndefined()
})
