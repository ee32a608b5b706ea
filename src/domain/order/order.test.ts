import { expect, it } from 'vitest'
import { DELIVERY_TYPES, deliveryTypeOf, lineKindOf, ORDER_LINE_TYPES } from './order.ts'

it('is delivered, picked up, or picked up and fitted', () => {
  const types = [
    deliveryTypeOf({ vehicles: 'DELIVERY', accessories: null }),
    deliveryTypeOf({ vehicles: 'DELIVERY_TO_DEALER', accessories: null }),
    deliveryTypeOf({ vehicles: 'PICK_UP', accessories: 'ACCESSORY_PICK_UP_WITH_INSTALLATION' }),
  ]
  expect(types).toEqual(DELIVERY_TYPES)
  expect(deliveryTypeOf({ vehicles: 'PICK_UP', accessories: 'ACCESSORY_DELIVERY' })).toBe('DELIVERY')
})

it('sells goods and services', () => {
  expect(ORDER_LINE_TYPES.filter((type) => lineKindOf(type) === 'SERVICE')).toEqual(['SERVICE', 'SHIPMENT'])
  expect(ORDER_LINE_TYPES.filter((type) => lineKindOf(type) === 'SALE')).toEqual([
    ...['VEHICLE', 'ACCESSORY', 'ACCESSORY_STAND_ALONE', 'TRADE_IN_VEHICLE'],
  ])
})
