import { afterEach, expect, test, vi } from 'vitest'
import type { CardView } from '../../blocks/card-view.ts'
import { availabilityOf, contactPath, vatOf, withoutRates } from './offer.server.ts'
import { contactAddress } from './use-contact-link.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a car is available by the date in Berlin, not in Greenwich', () => {
  const car = { availability: null, availableFrom: '2026-11-21' }
  vi.useFakeTimers({ now: new Date('2026-11-20T22:59:00Z') })
  expect(availabilityOf(car, 'de')).toBe('ab 21.11.2026')
  vi.setSystemTime(new Date('2026-11-20T23:00:00Z'))
  expect(availabilityOf(car, 'de')).toBe('Sofort')
})

test('only a dealer’s new car that has to come first is asked for as one to order', () => {
  const car = { id: '7', sellerKind: 'COMPANY', condition: 'NEW', availability: null, availableFrom: null } as const
  const order = '/kontakt-anfrage/7?requestType=ORDER_VEHICLE_REQUEST'
  expect(contactPath(car, 'de')).toBe('/kontakt-anfrage/7')
  expect(contactPath({ ...car, availability: 60 }, 'de')).toBe(order)
  expect(contactPath({ ...car, availableFrom: '2999-01-01' }, 'de')).toBe(order)
  expect(contactPath({ ...car, availability: 60, sellerKind: 'PRIVATE' }, 'en')).toBe('/contact-request/7')
  for (const condition of ['USED', 'NEARLY_NEW', 'DEMONSTRATOR', 'DAY_REGISTRATION', null] as const)
    expect(contactPath({ ...car, condition, availability: 7 }, 'de')).toBe('/kontakt-anfrage/7')
})

test('VAT rate and net price are shown only where the feed has the rate', () => {
  const car = { sellerKind: 'COMPANY', isNegotiable: null, vatMode: 'REGULAR', price: 11_900 } as const
  expect(vatOf({ ...car, vatRate: 19 }, 'de')).toBe('inkl. 19 % MwSt. (ausweisbar, netto 10.000,00\u00A0€)')
  expect(vatOf({ ...car, vatRate: null }, 'de')).toBe('inkl. MwSt., MwSt. ausweisbar')
  expect(vatOf({ ...car, vatMode: 'MARGIN', vatRate: null }, 'de')).toContain('§\u00A025a')
  const own = { ...car, sellerKind: 'PRIVATE', vatMode: null, vatRate: null } as const
  expect(vatOf(own, 'de')).toBe('Privatverkauf, ohne MwSt.')
  expect(vatOf({ ...own, isNegotiable: true }, 'en')).toBe('Private sale, no VAT, negotiable')
  expect(vatOf({ ...own, isNegotiable: false }, 'de')).toBe('Privatverkauf, ohne MwSt., Festpreis')
})

test('the offers below one without a rate show none either', () => {
  const rate = { lead: 'ab', amount: '110 €', line: '5,49 %', example: 'Beispiel' }
  const [card] = withoutRates([{ title: 'Audi A4', rate } as CardView])
  expect(card?.title).toBe('Audi A4')
  expect(card?.rate).toBeUndefined()
})

test('the way to the seller takes the page’s terms along, and one kind of request', () => {
  const order = '/kontakt-anfrage/7?requestType=ORDER_VEHICLE_REQUEST'
  expect(contactAddress('/kontakt-anfrage/7', '')).toBe('/kontakt-anfrage/7')
  expect(contactAddress('/kontakt-anfrage/7', '?finance=loan')).toBe('/kontakt-anfrage/7?finance=loan')
  expect(contactAddress(order, '?finance=loan')).toBe(
    '/kontakt-anfrage/7?finance=loan&requestType=ORDER_VEHICLE_REQUEST',
  )
  expect(contactAddress(order, '', 'TEST_DRIVE')).toBe('/kontakt-anfrage/7?requestType=TEST_DRIVE')
})
