import { expect, it } from 'vitest'
import { shipmentTitle } from './shipment-title.server.ts'

it('says in the page’s language how goods come', () => {
  expect(shipmentTitle('Abholung beim Händler', 'de', 'en')).toEqual({ text: 'Pick-up from the dealer' })
  expect(shipmentTitle('Home delivery by parcel', 'en', 'de')).toEqual({ text: 'Versand nach Hause' })
  expect(shipmentTitle('Home delivery', 'en', 'en')).toEqual({ text: 'Home delivery' })
})

it('keeps words of earlier days in their language', () => {
  expect(shipmentTitle('Lieferung per Spedition', 'de', 'en')).toEqual({ text: 'Lieferung per Spedition', lang: 'de' })
  expect(shipmentTitle('Lieferung per Spedition', 'de', 'de')).toEqual({ text: 'Lieferung per Spedition' })
})
