import { describe, expect, it } from 'vitest'
import { REFUSAL_CODES } from '#domain/refusal-code.ts'
import { noticeFor, type Operation, presentationOf } from './error-catalogue.ts'

const refused = (code = 'NOT_FOUND') => [{ code }]
const numbered = (...codes: number[]) => codes.map((errorCode) => ({ code: 'UNAVAILABLE', errorCode }))
const of = (...types: ('Vehicle' | 'Accessory' | 'AccessoryStandAlone' | 'Service' | 'TradeInVehicle')[]) =>
  types.map((productType) => ({ productType }))

describe('the error catalogue (specification, section 8)', () => {
  it.each(['UpdateCustomerPassword', 'Register', 'LogIn', 'TradeInVariationValuation'] as const)(
    '%s shows no toast for any error',
    (operation) => {
      for (const code of REFUSAL_CODES) expect(presentationOf(operation, refused(code))).toHaveProperty('atForm')
    },
  )

  it.each([
    ['DeleteGarageVehicle', 'GARAGE_DELETE_FAILED'],
    ['UpdateGarageVehicle', 'GARAGE_UPDATE_FAILED'],
    ['AddGarageVehicle', 'GARAGE_UPDATE_FAILED'],
    ['DeleteC2cVehicle', 'LISTING_DELETE_FAILED'],
    ['BookWorkshopService', 'BOOKING_FAILED'],
    ['CalculateLoan', 'LOAN_FAILED'],
    ['CalculateLeasing', 'LEASING_FAILED'],
  ] as const)('%s says %s', (operation, toast) => {
    expect(presentationOf(operation, refused())).toEqual({ toast })
  })

  it('a garage vehicle that is traded in has its own message', () => {
    expect(noticeFor('DeleteGarageVehicle', refused('CONFLICT'))).toBe('GARAGE_CAR_GIVEN')
  })

  it('a failed valuation is shown at its form', () => {
    expect(presentationOf('TradeInVariationValuation', refused())).toEqual({ atForm: 'VALUATION_FAILED' })
  })

  it.each<readonly [Operation]>([
    ['CancelOrder'],
    ['UpdateCustomer'],
    ['SaveSearch'],
    ['ChangeFavourites'],
    ['OpenOrderPayment'],
  ])('%s has the default toast for errors that no form can correct', (operation) => {
    for (const code of ['NOT_FOUND', 'FORBIDDEN', 'UNAVAILABLE', 'something new'])
      expect(presentationOf(operation, refused(code))).toEqual({ toast: 'FAILED' })
  })

  describe.each(['AddToCart', 'DeleteFromCart'] as const)('%s', (operation) => {
    it.each([
      ['a car that is reserved and gone', [102, 113], of('Vehicle'), 'VEHICLE_UNAVAILABLE'],
      ['a car that is gone', [113], of('Vehicle'), 'VEHICLE_UNAVAILABLE'],
      ['a car that is gone, among others', [113], of('Vehicle', 'Accessory'), 'VEHICLE_UNAVAILABLE'],
      ['several of which one is reserved', [102, 113], of('Vehicle', 'Accessory'), 'FAILED'],
      ['an accessory', [113], of('Accessory'), 'ACCESSORY_UNAVAILABLE'],
      ['an accessory by itself', [113], of('AccessoryStandAlone'), 'ACCESSORY_UNAVAILABLE'],
      ['a service', [113], of('Service'), 'SERVICE_UNAVAILABLE'],
      ['a trade-in', [], of('TradeInVehicle'), 'TRADE_IN_UNAVAILABLE'],
      ['anything else', [], of('Vehicle'), 'FAILED'],
    ] as const)('describes %s', (_, codes, items, toast) => {
      expect(presentationOf(operation, codes.length > 0 ? numbered(...codes) : refused(), items)).toEqual({ toast })
    })
  })

  it('an order names unavailable items as the cart does, and says that something has changed', () => {
    expect(noticeFor('PlaceOrder', numbered(113), of('Vehicle'))).toBe('VEHICLE_UNAVAILABLE')
    expect(noticeFor('PlaceOrder', refused('CHANGED'))).toBe('ORDER_CHANGED')
  })

  it('inherited property names are not codes', () => {
    expect(noticeFor('CancelOrder', refused('toString'))).toBe('FAILED')
  })
})
