import fc from 'fast-check'
import { expect, it } from 'vitest'
import { invoiceNumber, invoiceSums, netLines } from './invoice.ts'

const line = fc.record({
  type: fc.constantFrom('VEHICLE' as const, 'ACCESSORY' as const, 'SHIPMENT' as const),
  quantity: fc.integer({ min: 1, max: 20 }),
  unitPrice: fc.integer({ min: 0, max: 9_000_000 }),
  vat: fc.constantFrom('REGULAR' as const, 'MARGIN' as const),
  vatRate: fc.constantFrom(19, 7),
})

it('makes up the whole of its parts to the cent, whatever was sold', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const { rates, margin, total } = invoiceSums(lines)
      expect(rates.reduce((sum, { gross }) => sum + gross, 0) + margin).toBe(total)
      for (const { gross, net, vat } of rates) expect(net + vat).toBe(gross)
    }),
  )
})

it('takes the VAT out of each line so that the lines of a rate add up to its net to the cent', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const { rates, margin } = invoiceSums(lines)
      const nets = netLines(lines)
      for (const { rate, net } of rates)
        expect(nets.filter((one) => one.rate === rate).reduce((sum, one) => sum + one.net, 0)).toBe(net)
      const exempt = nets.filter(({ category }) => category === 'E')
      expect(exempt.reduce((sum, { net }) => sum + net, 0)).toBe(margin)
      for (const { line: of, net } of nets) expect(net).toBeLessThanOrEqual(of.quantity * of.unitPrice)
    }),
  )
})

it('shows VAT by rate, none for second-hand goods, and what was traded in apart', () => {
  const sums = invoiceSums([
    { type: 'VEHICLE', quantity: 1, unitPrice: 11_900_00, vat: 'REGULAR', vatRate: 19 },
    { type: 'SHIPMENT', quantity: 1, unitPrice: 119_00, vat: 'REGULAR', vatRate: 19 },
    { type: 'ACCESSORY', quantity: 2, unitPrice: 10_70, vat: 'REGULAR', vatRate: 7 },
    { type: 'VEHICLE', quantity: 1, unitPrice: 8_000_00, vat: 'MARGIN', vatRate: 19 },
    { type: 'TRADE_IN_VEHICLE', quantity: 1, unitPrice: -2_000_00, vat: 'NONE', vatRate: 0 },
  ])
  expect(sums).toEqual({
    rates: [
      { rate: 19, gross: 12_019_00, net: 10_100_00, vat: 1_919_00 },
      { rate: 7, gross: 21_40, net: 20_00, vat: 1_40 },
    ],
    margin: 8_000_00,
    total: 20_040_40,
    tradedIn: 2_000_00,
  })
  expect(invoiceNumber(7)).toBe('FW-000007')
})
