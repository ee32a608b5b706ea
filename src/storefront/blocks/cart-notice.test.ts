import type { ProductType } from '#domain/cart/cart.ts'
import { expect, it } from 'vitest'
import { noticeOfRefusal } from './cart-notice.ts'

const notice = (codes: readonly number[], ...types: ProductType[]) =>
  noticeOfRefusal(
    codes.map((errorCode) => ({ errorCode })),
    types.map((productType) => ({ productType })),
  )

it('says that a supplier is unavailable, whatever was requested', () =>
  expect(noticeOfRefusal([{ code: 'PROVIDER_AWAY' }], [{ productType: 'Accessory' }])).toBe('PROVIDER_AWAY'))

it.each([
  [[102, 113], ['Vehicle'], 'VEHICLE_UNAVAILABLE'],
  [[113], ['Vehicle'], 'VEHICLE_UNAVAILABLE'],
  [[113], ['Vehicle', 'Vehicle'], 'VEHICLE_UNAVAILABLE'],
  [[102, 113], ['Vehicle', 'Vehicle'], 'FAILED'],
  [[102], ['Vehicle'], 'FAILED'],
  [[113], ['Accessory'], 'ACCESSORY_UNAVAILABLE'],
  [[113], ['AccessoryStandAlone'], 'ACCESSORY_UNAVAILABLE'],
  [[113], ['Service'], 'SERVICE_UNAVAILABLE'],
  [[102], ['Service'], 'FAILED'],
  [[113], ['TradeInVehicle'], 'TRADE_IN_UNAVAILABLE'],
  [[], ['TradeInVehicle'], 'TRADE_IN_UNAVAILABLE'],
  [[], ['Vehicle'], 'FAILED'],
] as const)('%j of %j is shown as %s', (codes, types, code) => expect(notice(codes, ...types)).toBe(code))
