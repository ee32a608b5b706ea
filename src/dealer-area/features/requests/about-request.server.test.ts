import { expect, it } from 'vitest'
import { aboutRequest } from './about-request.server.ts'

const REQUEST = { id: '1', kind: 'CONTACT', title: 'VW Golf', startsAt: null, vehicleId: '7', booked: null } as const
const CONTACT = { requestType: 'CAR_REQUEST', contactType: 'EMAIL', day: null, timeOfDay: null, price: 23_890 } as const
const TERMS = { downPayment: 2_000, duration: 48, mileage: null, finalInstallment: 8_500 }

function wishOf(finance: { readonly isLease: boolean } & Partial<Record<keyof typeof TERMS, number | null>>) {
  const about = aboutRequest({ ...REQUEST, contact: { ...CONTACT, finance: { ...TERMS, ...finance } } }, 'de')
  return about.map(({ label, value }) => `${label}: ${value.replaceAll('\u00A0', ' ')}`).slice(3)
}

it('says which loan or lease the customer had before them', () => {
  expect(wishOf({ isLease: false })).toEqual(['Gewünschter Kredit: 48 Monate, Anzahlung 2.000 €, Schlussrate 8.500 €'])
  expect(wishOf({ isLease: true, finalInstallment: null, mileage: 15_000 })).toEqual([
    'Gewünschtes Leasing: 48 Monate, Anzahlung 2.000 €, 15.000 km im Jahr',
  ])
  const usual = { isLease: false, downPayment: null, duration: null, finalInstallment: null }
  expect(wishOf(usual)).toEqual(['Gewünschter Kredit: zu den üblichen Konditionen'])
})
