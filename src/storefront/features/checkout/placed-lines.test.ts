import { expect, it } from 'vitest'
import { itemsOf, shipmentsOf } from './placed-lines.server.ts'

const line = (type: 'VEHICLE' | 'ACCESSORY' | 'SHIPMENT', title: string, quantity = 1) => ({
  ...{ type, title, quantity, picture: `${title}.jpg` },
  language: 'de' as const,
})

it('names and shows the car first, and otherwise the first article', () => {
  const mats = line('ACCESSORY', 'Fußmatten', 2)
  expect(itemsOf([mats, line('VEHICLE', 'VW Golf'), line('SHIPMENT', 'Abholung beim Händler')], 'de')).toEqual({
    items: [{ text: 'VW Golf' }, { text: '2 × Fußmatten' }],
    picture: 'VW Golf.jpg',
  })
  expect(itemsOf([mats], 'en').items).toEqual([{ text: '2 × Fußmatten', lang: 'de' }])
})

it('says each way of delivery once, and words of earlier days in their language', () => {
  const pickUp = line('SHIPMENT', 'Abholung beim Händler')
  expect(shipmentsOf([pickUp, pickUp, line('SHIPMENT', 'Lieferung per Spedition')], 'en')).toEqual([
    { text: 'Pick-up from the dealer' },
    { text: 'Lieferung per Spedition', lang: 'de' },
  ])
})
