import { describe, expect, it } from 'vitest'
import type { PrivateListingsQuery } from '#storefront/generated/graphql.ts'
import { listingView, noticeIn, questionIn } from './private-sales.server.ts'

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

it('is renewed first of all from five days before its end', () => {
  const firstAct = (now: string) => {
    const online = listing({ state: 'ONLINE', vehicle: shown, expiresAt: '2026-11-30T10:00:00Z' })
    return listingView(online, 'de', new Date(now)).acts.map(({ label }) => label)[0]
  }
  expect(firstAct('2026-11-25T09:59:00Z')).toBe('Ändern')
  expect(firstAct('2026-11-25T10:01:00Z')).toBe('Um 60 Tage verlängern')
})

describe('before a listing is ended or sold', () => {
  const question = (search: string, overrides: Partial<Listing> = {}) =>
    questionIn(new URL(`https://shop.example/meine-inserate${search}`), [listing(overrides)], 'de')

  it('its buttons lead to a question, while what can be undone is done at once', () => {
    const { acts } = listingView(listing({ state: 'ONLINE', vehicle: shown }), 'de')
    expect(acts.map((act) => ('href' in act ? act.href : act.intent))).toEqual([
      'edit:1234567890',
      'reserve:1234567890',
      '/meine-inserate?verkauft=1234567890',
      'renew:1234567890',
      '/meine-inserate?beenden=1234567890',
    ])
  })

  it('the address asks, with the button that does it', () => {
    expect(question('?beenden=1234567890')).toMatchObject({
      ...{ title: 'Inserat „Golf“ beenden?', intent: 'end:1234567890' },
    })
    expect(question('?verkauft=1234567890', { state: 'ONLINE' })).toMatchObject({ intent: 'sold:1234567890' })
    expect(question('')).toBeUndefined()
  })

  it.each([
    ['what it does not allow', '?verkauft=1234567890', 'IN_REVIEW'],
    ['what has been done', '?beenden=1234567890', 'ENDED'],
    ['a listing of somebody else', '?beenden=1234567891', 'ONLINE'],
  ] as const)('nothing is asked about %s', (_, search, state) => {
    expect(question(search, { state })).toBeNull()
  })
})

describe('after a listing has been changed', () => {
  const notice = (search: string, overrides: Partial<Listing>, locale: 'de' | 'en' = 'de') =>
    noticeIn(new URL(`https://shop.example/meine-inserate${search}`), [listing(overrides)], locale)
  const online = { state: 'ONLINE', expiresAt: '2027-01-26T10:00:00Z' } as const

  it('the page says until when it is online', () => {
    expect(notice('?renewed=1234567890', online)).toBe('„Golf“ ist verlängert und jetzt bis 26.01.2027 online.')
    expect(notice('?renewed=1234567890', online, 'en')).toMatch(/^“Golf” has been renewed .* until 26 Jan 2027\.$/)
    expect(notice('?released=1234567890', online)).toContain('nicht mehr reserviert und bis 26.01.2027 online')
  })

  it('the page says what is no longer in the search', () => {
    const ended = notice('?ended=1234567890', { state: 'ENDED' })
    expect(ended).toBe('Das Inserat „Golf“ ist beendet und steht nicht mehr in der Suche.')
    expect(notice('?sold=1234567890', { state: 'SOLD' }, 'en')).toBe('“Golf” is sold and no longer in the search.')
    expect(notice('?reserved=1234567890', { state: 'RESERVED' })).toContain('als reserviert in der Suche')
  })

  it.each([
    ['what has changed since', '?ended=1234567890', online],
    ['a listing of somebody else', '?renewed=1234567891', online],
    ['nothing', '', online],
    ['what an address invents', '?sent=toString', online],
  ] as const)('nothing is said about %s', (_, search, state) => expect(notice(search, state)).toBeUndefined())

  it('a sent one is online or in review', () => {
    expect(notice('?sent=online', online)).toBe('Ihr Inserat ist online.')
    expect(notice('?sent=review', {})).toContain('Ein Mensch sieht es sich an')
  })
})
