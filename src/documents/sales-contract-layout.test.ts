import { expect, it } from 'vitest'
import { pdfText } from '../../tests/support/pdf-text.ts'
import { renderPdf } from './render-pdf.ts'
import { salesContractLayout } from './sales-contract-layout.ts'

const seller = { ...{ firstName: 'Sabine', lastName: 'Weißmüller', street: 'Am Wall', houseNumber: '3' } }
const contract = {
  requestId: 1234567890,
  seller: { ...seller, postalCode: '50670', city: 'Köln' },
  buyer: { ...seller, firstName: 'Eva', lastName: 'Kern', postalCode: '80331', city: 'München' },
  vehicle: {
    ...{ title: 'Volkswagen Golf 2.0 TDI', vin: 'WVWZZZ3CZLE048213', firstRegistration: '2020-03', mileage: 60_000 },
    ...({ fuelType: 'DIESEL', accident: 'NO' } as const),
  },
}
const textOf = async (locale: 'de' | 'en', vehicle = {}) => {
  const layout = salesContractLayout({ ...contract, locale, vehicle: { ...contract.vehicle, ...vehicle } })
  return pdfText(await renderPdf(layout)).replaceAll(/[\s\u00A0]+/g, ' ')
}

it('states both sides, the car, what is excluded, the hand-over and the notice of sale', async () => {
  const text = await textOf('de')
  for (const said of [
    ...['Sabine Weißmüller Am Wall 3 50670 Köln', 'Eva Kern Am Wall 3 80331 München', 'WVWZZZ3CZLE048213'],
    ...['03/2020', '60.000 km', 'Diesel', 'als Privatperson', 'arglistig', 'Fahrzeugbrief', 'Veräußerungsanzeige'],
    ...['Ort, Datum und Unterschrift', 'nicht Vertragspartei'],
  ])
    expect(text).toContain(said)
})

it('never states a price, and leaves room for what is not known', async () => {
  for (const locale of ['de', 'en'] as const) expect(await textOf(locale)).not.toMatch(/\d\s?€|€\s?\d|EUR/)
  expect(await textOf('en', { vin: null, mileage: null })).toContain('Vehicle identification number (VIN) ____')
})
