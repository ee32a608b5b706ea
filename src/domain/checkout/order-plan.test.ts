import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAYMENT_METHODS } from '../order/payment-methods.ts'
import { TERMS } from '../../../tests/support/delivery-terms.ts'
import { isPickedUp, type ShippingChoice } from '../delivery/shipping-kinds.ts'
import { type DealerItems, planOrder, type PricedItem, travels } from './order-plan.ts'
import { shippingOptions } from './shipping-options.ts'

const TAXED = { vat: 'REGULAR', isLeast: false }
const NOTHING_CHOSEN = { vehicles: null, accessories: null }

function item(given: Partial<PricedItem>): PricedItem {
  const unitPrice = given.unitPrice ?? 0
  return {
    type: 'VEHICLE',
    quantity: 1,
    unitPrice,
    unitDue: unitPrice,
    vat: 'REGULAR',
    vatRate: 19,
    payment: 'CASH',
    fitting: 'NONE',
    ...given,
  }
}

function dealer(...items: PricedItem[]): DealerItems<PricedItem> {
  return { items, terms: TERMS, distance: 60, deliversHome: true, takesCards: true, takesMandates: true }
}

describe('the total of an order', () => {
  it('adds up goods, services and their delivery, with the VAT that may be shown', () => {
    const car = item({ unitPrice: 25_490_00, vat: 'MARGIN' })
    const wheels = item({ type: 'ACCESSORY', unitPrice: 1_149_00, fitting: 'ORDERED' })
    const service = item({ type: 'SERVICE', unitPrice: 129_00 })
    const plan = planOrder(dealer(car, wheels, service), {
      vehicles: 'DELIVERY',
      accessories: null,
    })
    expect(plan.shipments).toEqual([
      { kind: 'DELIVERY', quantity: 1, unitPrice: 199_00 + 10 * 120, vat: 'MARGIN', isLeast: false },
      { kind: 'ACCESSORY_PICK_UP_WITH_INSTALLATION', quantity: 1, unitPrice: 49_00, ...TAXED },
    ])
    expect(plan.total).toBe(25_490_00 + 1_149_00 + 129_00 + 211_00 + 49_00)
    expect(plan.due).toBe(plan.total)
    // 1,327.00 euros with 19 percent: 1,327.00 × 19 / 119 = 211.873…; the delivery belongs to the margin-taxed price.
    expect(plan.vat).toBe(211_87)
  })

  it('charges fitting once for each line that was ordered or wished with it, and sends the rest', () => {
    const mats = item({ type: 'ACCESSORY', unitPrice: 300_00, fitting: 'ORDERED', quantity: 4 })
    const rack = item({ type: 'ACCESSORY_STAND_ALONE', unitPrice: 50_00, fitting: 'POSSIBLE' })
    const oil = item({ type: 'ACCESSORY_STAND_ALONE', unitPrice: 2_00, quantity: 10 })
    const shipments = (accessories: 'ACCESSORY_DELIVERY' | 'ACCESSORY_PICK_UP_WITH_INSTALLATION' | null) =>
      planOrder(dealer(mats, rack, oil), { vehicles: null, accessories }).shipments
    const fitted = { kind: 'ACCESSORY_PICK_UP_WITH_INSTALLATION', unitPrice: 49_00, ...TAXED }
    expect(shipments(null)).toEqual([{ ...fitted, quantity: 1 }])
    expect(shipments('ACCESSORY_DELIVERY')).toEqual([
      { ...fitted, quantity: 1 },
      { kind: 'ACCESSORY_DELIVERY', quantity: 1, unitPrice: 5_90, ...TAXED },
    ])
    expect(shipments('ACCESSORY_PICK_UP_WITH_INSTALLATION')).toEqual([{ ...fitted, quantity: 2 }])
    expect(shippingOptions([dealer(mats, rack, oil)])).toEqual([
      { kind: 'ACCESSORY_DELIVERY', price: 5_90, isLeast: false },
      { kind: 'ACCESSORY_PICK_UP', price: 0, isLeast: false },
      { kind: 'ACCESSORY_PICK_UP_WITH_INSTALLATION', price: 49_00, isLeast: false },
    ])
    expect(shippingOptions([dealer(oil)]).map(({ kind }) => kind)).toEqual(['ACCESSORY_DELIVERY', 'ACCESSORY_PICK_UP'])
    expect(shippingOptions([dealer(mats)])).toEqual([])
  })

  it('fits what can be fitted if wished, and always what was ordered with fitting', () => {
    const rack = item({ type: 'ACCESSORY_STAND_ALONE', unitPrice: 50_00, fitting: 'POSSIBLE' })
    const oil = item({ type: 'ACCESSORY_STAND_ALONE', unitPrice: 2_00 })
    const choice = { vehicles: null, accessories: 'ACCESSORY_PICK_UP_WITH_INSTALLATION' as const }
    expect(planOrder(dealer(rack, oil, oil), choice).shipments).toMatchObject([{ quantity: 1, unitPrice: 49_00 }])
    expect(planOrder(dealer(oil), choice).shipments).toEqual([])
  })

  it('has no delivery where there is nothing to deliver', () => {
    const everything = { vehicles: 'DELIVERY', accessories: 'ACCESSORY_DELIVERY' } as const
    expect(planOrder(dealer(item({ type: 'SERVICE', unitPrice: 129_00 })), everything)).toMatchObject({
      ...{ shipments: [], total: 129_00, due: 129_00, vat: 20_60 },
    })
  })

  it('sends a parcel free of charge from a value on, added up over its contents', () => {
    const sent = (unitPrice: number) =>
      planOrder(dealer(item({ type: 'ACCESSORY', unitPrice }), item({ type: 'ACCESSORY', unitPrice: 25_00 })), {
        ...{ vehicles: null, accessories: 'ACCESSORY_DELIVERY' },
      }).shipments
    expect(sent(49_99)).toEqual([{ kind: 'ACCESSORY_DELIVERY', quantity: 1, unitPrice: 5_90, ...TAXED }])
    expect(sent(50_00)).toEqual([{ kind: 'ACCESSORY_DELIVERY', quantity: 1, unitPrice: 0, ...TAXED }])
  })

  it('sends only accessories that are not fitted as ordered', () => {
    const types = ['VEHICLE', 'ACCESSORY', 'ACCESSORY_STAND_ALONE', 'SERVICE', 'SHIPMENT', 'TRADE_IN_VEHICLE'] as const
    const travelling = (fitting: PricedItem['fitting']) => types.filter((type) => travels(item({ type, fitting })))
    expect(travelling('POSSIBLE')).toEqual(['ACCESSORY', 'ACCESSORY_STAND_ALONE'])
    expect(travelling('NONE')).toEqual(['ACCESSORY', 'ACCESSORY_STAND_ALONE'])
    expect(travelling('ORDERED')).toEqual([])
  })

  it('shows VAT for the delivery of a regularly taxed car only, and none for a warranty', () => {
    const home = { vehicles: 'DELIVERY', accessories: null } as const
    const [margin, regular] = [item({ unitPrice: 1_00, vat: 'MARGIN' }), item({ unitPrice: 1_00 })]
    expect(planOrder(dealer(margin, regular, regular), home).shipments).toMatchObject([
      { quantity: 1, vat: 'MARGIN', unitPrice: 211_00 },
      { quantity: 2, vat: 'REGULAR', unitPrice: 211_00 },
    ])
    const warranty = item({ type: 'SERVICE', unitPrice: 399_00, vat: 'EXEMPT', vatRate: 0 })
    expect(planOrder(dealer(margin, warranty), home)).toMatchObject({ total: 611_00, vat: 0 })
  })

  it('is picked up where neither cars nor accessories are delivered', () => {
    expect(isPickedUp({ vehicles: null, accessories: 'ACCESSORY_PICK_UP' })).toBe(true)
    expect(isPickedUp({ vehicles: 'PICK_UP', accessories: null })).toBe(true)
    expect(isPickedUp({ vehicles: 'PICK_UP', accessories: 'ACCESSORY_DELIVERY' })).toBe(false)
    expect(isPickedUp({ vehicles: 'DELIVERY', accessories: null })).toBe(false)
    expect(isPickedUp({ vehicles: 'DELIVERY_TO_DEALER', accessories: 'ACCESSORY_PICK_UP' })).toBe(false)
  })

  it('has a minimum price for delivery to the door until the address is known', () => {
    const near = dealer(item({ unitPrice: 25_490_00 }))
    const door = (...dealers: DealerItems<PricedItem>[]) =>
      shippingOptions(dealers).find(({ kind }) => kind === 'DELIVERY')
    expect(door(near)).toEqual({ kind: 'DELIVERY', price: 199_00 + 10 * 120, isLeast: false })
    expect(door({ ...near, distance: null })).toEqual({ kind: 'DELIVERY', price: 199_00, isLeast: true })
    expect(door({ ...near, distance: null }, near)?.isLeast, 'one of two is unknown').toBe(true)
    const withMats = dealer(item({ unitPrice: 25_490_00 }), item({ type: 'ACCESSORY', unitPrice: 300_00 }))
    expect(shippingOptions([withMats])).toMatchObject([
      ...[{ kind: 'PICK_UP' }, { kind: 'DELIVERY' }, { kind: 'DELIVERY_TO_DEALER' }],
      ...[
        { kind: 'ACCESSORY_DELIVERY', price: 0 },
        { kind: 'ACCESSORY_PICK_UP', price: 0 },
      ],
    ])
    expect(shippingOptions([{ ...near, distance: null }]).filter(({ isLeast }) => isLeast)).toHaveLength(1)
  })

  it('has an open price while cars go to the door over an unknown distance', () => {
    const near = dealer(item({ unitPrice: 25_490_00 }))
    const door = { vehicles: 'DELIVERY', accessories: null } as const
    const isOpen = (given: DealerItems<PricedItem>, choice: ShippingChoice = door) =>
      planOrder(given, choice).isPriceOpen
    expect(isOpen(near)).toBe(false)
    expect(isOpen({ ...near, distance: null })).toBe(true)
    expect(isOpen({ ...near, distance: null }, { ...door, vehicles: 'PICK_UP' })).toBe(false)
    expect(isOpen({ ...dealer(item({ type: 'ACCESSORY', unitPrice: 1_00 })), distance: null })).toBe(false)
    const withoutPosition = { ...near, distance: null, deliversHome: false }
    expect(planOrder(withoutPosition, door)).toMatchObject({ isPriceOpen: true, shipments: [] })
    expect(shippingOptions([near, withoutPosition]).map(({ kind }) => kind)).toEqual(['PICK_UP', 'DELIVERY_TO_DEALER'])
  })

  it('requests directly only the down payment where a bank finances', () => {
    const car = item({ unitPrice: 20_000_00, unitDue: 4_000_00, payment: 'LOAN' })
    expect(planOrder(dealer(car), NOTHING_CHOSEN)).toMatchObject({
      total: 20_000_00,
      due: 4_000_00,
      isFinanced: true,
    })
    const besideIt = item({ type: 'ACCESSORY', unitPrice: 100_00, fitting: 'ORDERED' })
    expect(planOrder(dealer(car, besideIt), NOTHING_CHOSEN)).toMatchObject({ isFinanced: true, due: 4_149_00 })
    const paidByBank = { ...car, unitDue: 0 }
    expect(planOrder(dealer(paidByBank), NOTHING_CHOSEN).methods).toEqual([])
  })

  it('pays out the value of a trade-in beyond the total', () => {
    const old = item({ type: 'TRADE_IN_VEHICLE', unitPrice: -9_000_00, unitDue: -9_000_00, vat: 'NONE' })
    const plan = planOrder(dealer(item({ unitPrice: 8_000_00 }), old), NOTHING_CHOSEN)
    expect([plan.total, plan.methods]).toEqual([-1_000_00, ['PAYOUT']])
  })

  it('offers the methods that fit: no prepayment for cars, no payment at pick-up for parcels', () => {
    const methods = (unitPrice: number, type: PricedItem['type'], shipping: Parameters<typeof planOrder>[1]) =>
      planOrder(dealer(item({ unitPrice, type })), shipping).methods
    expect(methods(25_000_00, 'VEHICLE', { vehicles: 'PICK_UP', accessories: null })).toEqual([
      'BANK_TRANSFER',
      'DEALER',
    ])
    expect(methods(25_000_00, 'VEHICLE', { vehicles: 'DELIVERY', accessories: null })).toEqual(['BANK_TRANSFER'])
    expect(methods(80_00, 'ACCESSORY_STAND_ALONE', { vehicles: null, accessories: 'ACCESSORY_DELIVERY' })).toEqual([
      'PREPAYMENT',
      'CREDIT_CARD',
      'PAYPAL',
      'SEPA_MANDATE',
    ])
    const carAndMats = dealer(item({ unitPrice: 80_00 }), item({ type: 'ACCESSORY', unitPrice: 10_00 }))
    expect(planOrder(carAndMats, { vehicles: 'DELIVERY', accessories: 'ACCESSORY_DELIVERY' }).methods).toEqual([
      ...['BANK_TRANSFER', 'CREDIT_CARD', 'PAYPAL', 'SEPA_MANDATE'],
    ])
    const nobody = { ...dealer(item({ unitPrice: 80_00 })), takesMandates: false, takesCards: false }
    expect(planOrder(nobody, { vehicles: 'DELIVERY', accessories: null }).methods).toEqual(['BANK_TRANSFER'])
  })

  it('never requests more than the total, nor more VAT than the rate', () => {
    const items = fc.array(
      fc
        .record({
          type: fc.constantFrom('VEHICLE', 'ACCESSORY', 'SERVICE'),
          quantity: fc.integer({ min: 1, max: 20 }),
          unitPrice: fc.integer({ min: 1, max: 10_000_000 }),
          share: fc.double({ min: 0, max: 1, noNaN: true }),
          vat: fc.constantFrom('REGULAR', 'MARGIN'),
        })
        .map(({ share, ...given }) => item({ ...given, unitDue: Math.round(given.unitPrice * share) })),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(items, fc.constantFrom('PICK_UP', 'DELIVERY', 'DELIVERY_TO_DEALER'), (all, vehicles) => {
        const { total, due, vat, shipments, methods } = planOrder(dealer(...all), {
          vehicles,
          accessories: 'ACCESSORY_DELIVERY',
        })
        const goods = all.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
        const delivery = shipments.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
        expect(total).toBe(goods + delivery)
        expect(due).toBeLessThanOrEqual(total)
        expect(vat).toBeLessThanOrEqual((total * 19) / 119 + all.length * 20)
        expect(methods.every((method) => PAYMENT_METHODS.includes(method) && method !== 'PAYOUT')).toBe(true)
      }),
    )
  })
})
