import fc from 'fast-check'
import { expect, it } from 'vitest'
import { invoicedSums, invoiceNumber, invoiceSums, netLines, vatCategory } from './invoice.ts'

const line = fc.record({
  type: fc.constantFrom('VEHICLE' as const, 'ACCESSORY' as const, 'SHIPMENT' as const),
  quantity: fc.integer({ min: 1, max: 20 }),
  unitPrice: fc.integer({ min: 0, max: 9_000_000 }),
  vat: fc.constantFrom('REGULAR' as const, 'MARGIN' as const),
  vatRate: fc.constantFrom(19, 7),
})

it('adds up to the total to the cent, whatever was sold', () => {
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

it('shows VAT by rate, none for second-hand goods, and the trade-in separately', () => {
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
    exempt: 0,
    total: 20_040_40,
    tradedIn: 2_000_00,
  })
  expect(invoiceNumber(7)).toBe('FW-000007')
})

it('counts no more of a trade-in beside a lease than the invoice total', () => {
  const regular = { quantity: 1, vat: 'REGULAR', vatRate: 19, isLeased: false } as const
  const leased = { ...regular, type: 'VEHICLE', unitPrice: 30_000_00, isLeased: true } as const
  const delivery = { ...regular, type: 'SHIPMENT', unitPrice: 199_00 } as const
  const old = { ...regular, type: 'TRADE_IN_VEHICLE', unitPrice: -8_500_00, vat: 'NONE' } as const
  expect(invoicedSums([leased, delivery, old])).toMatchObject({
    ...{ total: 199_00, tradedIn: 199_00, tradedElsewhere: 8_301_00, sold: [delivery, old] },
  })
  const little = { ...old, unitPrice: -100_00 }
  expect(invoicedSums([leased, delivery, little])).toMatchObject({ tradedIn: 100_00, tradedElsewhere: 0 })
  expect(invoicedSums([delivery, old]), 'all of it is paid out').toMatchObject({
    tradedIn: 8_500_00,
    tradedElsewhere: 0,
  })
})

it('names the highest rate first, and rounds VAT on the sum of a rate', () => {
  const given = { type: 'ACCESSORY', quantity: 1, vat: 'REGULAR' } as const
  const lines = [
    { ...given, unitPrice: 10_00, vatRate: 7 },
    { ...given, unitPrice: 33_33, vatRate: 19, quantity: 3 },
    { ...given, unitPrice: 1, vatRate: 19 },
  ]
  // 100.00 × 19 / 119 = 15.966…, 10.00 × 7 / 107 = 0.654…
  expect(invoiceSums(lines)).toEqual({
    rates: [
      { rate: 19, gross: 100_00, net: 84_03, vat: 15_97 },
      { rate: 7, gross: 10_00, net: 9_35, vat: 65 },
    ],
    ...{ margin: 0, exempt: 0, total: 110_00, tradedIn: 0 },
  })
})

it('takes the VAT out of the lines one after the other, without trade-ins', () => {
  const given = { type: 'ACCESSORY', quantity: 1, vat: 'REGULAR', vatRate: 19 } as const
  const lines = [
    { ...given, unitPrice: 33_33, quantity: 3 },
    { ...given, unitPrice: 12_345_67, vat: 'MARGIN' as const },
    { ...given, unitPrice: 10_00, vatRate: 0 },
    { ...given, type: 'TRADE_IN_VEHICLE' as const, unitPrice: -500_00, vat: 'NONE' as const },
    { ...given, unitPrice: 99_99 },
  ]
  // 99.99 holds 15.964…, 199.98 holds 31.929…: the second line has what the first has left of it.
  expect(netLines(lines).map(({ category, rate, net }) => [category, rate, net])).toEqual([
    ['S', 19, 84_03],
    ['E', 0, 12_345_67],
    ['Z', 0, 10_00],
    ['S', 19, 84_02],
  ])
})

it('leaves a warranty with insurance tax out of VAT, apart from the margin scheme', () => {
  const warranty = { type: 'SERVICE', quantity: 1, unitPrice: 399_00, vat: 'EXEMPT', vatRate: 0 } as const
  const used = { type: 'VEHICLE', quantity: 1, unitPrice: 12_990_00, vat: 'MARGIN', vatRate: 19 } as const
  expect(invoiceSums([warranty, used])).toEqual({
    ...{ rates: [], margin: 12_990_00, exempt: 399_00, total: 13_389_00, tradedIn: 0 },
  })
  expect(vatCategory(warranty)).toBe('E')
})

it('knows the categories of VAT', () => {
  expect([19, 7, 1, 0].map((vatRate) => vatCategory({ vat: 'REGULAR', vatRate }))).toEqual(['S', 'S', 'S', 'Z'])
  expect(vatCategory({ vat: 'MARGIN', vatRate: 19 })).toBe('E')
  expect(vatCategory({ vat: 'NONE', vatRate: 0 })).toBe('E')
})
