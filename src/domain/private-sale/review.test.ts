import { expect, it } from 'vitest'
import { hasContact } from './contact-in-text.ts'
import { type ReviewedOffer, reviewReasonsOf } from './review.ts'

const OFFER: ReviewedOffer = {
  ...{ price: 20_500_00, estimate: 20_000_00, texts: ['Aus erster Hand, 78.400 km'] },
  ...{ isVinKnown: false, isPictureKnown: false, isModelKnown: true, accountHours: 1000 },
}

it('lets an ordinary offer through', () => expect(reviewReasonsOf(OFFER)).toEqual([]))

it.each<[Partial<ReviewedOffer>, string]>([
  [{ price: 11_999_99 }, 'PRICE_FAR_BELOW'],
  [{ isVinKnown: true }, 'KNOWN_VIN'],
  [{ isPictureKnown: true }, 'KNOWN_PICTURE'],
  [{ accountHours: 23.9 }, 'NEW_ACCOUNT'],
  [{ texts: ['', 'Ruft an: 0221 4710100'] }, 'CONTACT_IN_TEXT'],
  [{ isModelKnown: false }, 'UNKNOWN_MODEL'],
])('asks a person about %j: %s', (change, reason) => {
  expect(reviewReasonsOf({ ...OFFER, ...change })).toEqual([reason])
})

it('is content with exactly 60 per cent of the estimate, an account of a day, and without an estimate', () => {
  expect(reviewReasonsOf({ ...OFFER, price: 12_000_00, accountHours: 24 })).toEqual([])
  expect(reviewReasonsOf({ ...OFFER, price: 1_000_00, estimate: null })).toEqual([])
})

it.each([
  'Schreiben Sie an jonas.w@post.example',
  'jonas (at) post (punkt) de',
  '0171/1234567 ab 18 Uhr',
  '+49 171 123 45 67',
  'Mehr auf www.autos-billig.example',
  'mehr bei billigautos.de',
  'Bitte über WhatsApp',
])('finds the contact in %j', (text) => expect(hasContact(text)).toBe(true))

it.each([
  'Volkswagen Passat Variant 2.0 TDI DSG, EZ 03/2020, 78.400 km, 20.500 €',
  'Zahnriemen bei 121.000 km, Rechnung 2024-0815 liegt vor.',
  'Reifen 205/55 R16 91V, DOT 0423, Felgen 6.5Jx16',
  'Bis 10.12.2026 TÜV, Bremsen 04/2026.',
])('finds none in %j', (text) => expect(hasContact(text)).toBe(false))
