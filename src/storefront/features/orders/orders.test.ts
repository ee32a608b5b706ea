import { expect, it } from 'vitest'
import type { OrdersQuery } from '#storefront/generated/graphql.ts'
import { rowOf } from './orders.server.ts'

type Line = OrdersQuery['orders'][number]['lines'][number]

const line = (title: string, language: string, type: Line['type'] = 'VEHICLE'): Line => ({
  ...{ type, title, language, picture: null },
})
const order = (lines: Line[]): OrdersQuery['orders'][number] => ({
  ...{ id: '1234567890', placedAt: '2026-11-20T10:00:00Z', state: 'PLACED', paymentState: 'PAID' },
  ...{ financingState: 'NOT_NEEDED', paymentProvider: null, isPayable: false, isBeingPaid: false },
  ...{ awaitsTransfer: false, hasGoods: true, tradeInPlace: null, total: 12_000, due: 12_000 },
  ...{ dealer: { name: 'Autohaus Brinkmann', city: 'Münster' }, lines },
})

it('names what was bought in the language in which it is stored, and counts the rest', () => {
  const lines = [line('Winter wheels', 'en'), line('Golf', 'de'), line('Fußmatten', 'de')]
  const german = rowOf(order(lines), 'de')
  expect(german.items).toEqual([{ text: 'Winter wheels', lang: 'en' }, { text: 'Golf' }])
  expect(german.more).toBe('und 1 weiterer Artikel')
  expect(rowOf(order(lines.slice(0, 1)), 'en')).toMatchObject({ items: [{ text: 'Winter wheels' }] })
  expect(rowOf(order(lines.slice(0, 2)), 'de').more).toBeUndefined()
})

it('names cars before accessories, and neither what is given in payment nor services beside them', () => {
  const mats = line('Fußmatten', 'de', 'ACCESSORY_STAND_ALONE')
  const registration = line('Zulassung', 'de', 'SERVICE')
  const named = (...lines: Line[]) => rowOf(order(lines), 'de').items.map(({ text }) => text)
  const tradeIn = line('Inzahlungnahme VW Polo', 'de', 'TRADE_IN_VEHICLE')
  expect(named(tradeIn, mats, registration, line('Golf', 'de'))).toEqual(['Golf', 'Fußmatten'])
  expect(named(registration, line('Lieferung', 'de', 'SHIPMENT'))).toEqual(['Zulassung'])
})
