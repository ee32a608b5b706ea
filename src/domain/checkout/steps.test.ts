import { describe, expect, it } from 'vitest'
import { FLOWS, currentStep } from '../routes/flows.ts'
import { pathFor } from '../routes/paths.ts'
import type { PaymentMethod } from '../order/payment-methods.ts'
import { type CheckoutDraft, EMPTY_DRAFT } from './draft.ts'
import { firstOpenStep, isStepDone } from './steps.ts'

const MERCHANT = '11111111-1111-4111-8111-111111111111'
const paid = (methods: PaymentMethod[]) => new Map([[MERCHANT, { methods, due: 100 }]])
const NEEDS = {
  ...{ hasVehicles: true, vehicles: [7], hasAccessories: false, hasDealer: false, isDeliveryPriced: true },
  payments: paid(['BANK_TRANSFER']),
}
const BILLING = {
  salutation: null,
  firstName: 'Sabine',
  lastName: 'Krüger',
  street: 'Neusser Straße',
  houseNumber: '118a',
  additionalAddress: null,
  postalCode: '50733',
  city: 'Köln',
  phone: null,
}
const DELIVERY = { vehicles: 'PICK_UP' as const, accessories: null, address: null, dealer: null }
const PAID = { merchant: MERCHANT, method: 'BANK_TRANSFER' as const, due: 100, mandate: null }

describe('the current step', () => {
  it('is found by the URL in either language, and is the first one for an unknown URL', () => {
    for (const step of FLOWS.checkout)
      for (const locale of ['de', 'en'] as const) expect(currentStep('checkout', pathFor(step, locale))).toBe(step)
    expect(currentStep('checkout', '/checkout')).toBe('checkout-services')
    expect(currentStep('checkout', '/warenkorb')).toBe('checkout-services')
  })
})

const SERVED = { servicesDone: true, servicesFor: [7] }

const COMPLETE: CheckoutDraft = {
  ...EMPTY_DRAFT,
  ...{ servicesDone: true, servicesFor: [7], billing: BILLING },
  ...{ delivery: DELIVERY, deliveryFor: [7] },
  payments: [PAID],
}

describe('the first open step', () => {
  const drafts: [CheckoutDraft, string][] = [
    [EMPTY_DRAFT, 'checkout-services'],
    [{ ...EMPTY_DRAFT, ...SERVED }, 'checkout-billing'],
    [{ ...EMPTY_DRAFT, ...SERVED, billing: BILLING }, 'checkout-delivery'],
    [{ ...EMPTY_DRAFT, ...SERVED, billing: BILLING, delivery: DELIVERY, deliveryFor: [7] }, 'checkout-payment'],
    [COMPLETE, 'checkout-summary'],
  ]

  it.each(drafts)('depends on the answers (%#)', (draft, step) => {
    expect(firstOpenStep(draft, NEEDS)).toBe(step)
  })

  it('is the services of a car that joins the cart later, then its delivery', () => {
    const needs = { ...NEEDS, vehicles: [7, 8] }
    expect(firstOpenStep(COMPLETE, needs)).toBe('checkout-services')
    expect(firstOpenStep({ ...COMPLETE, servicesFor: [7, 8] }, needs)).toBe('checkout-delivery')
    expect(firstOpenStep({ ...COMPLETE, servicesFor: [7, 8], deliveryFor: [8, 7] }, needs)).toBe('checkout-summary')
    expect(firstOpenStep({ ...COMPLETE, servicesFor: [7, 8], deliveryFor: [8, 7] }, NEEDS)).toBe('checkout-summary')
  })

  it('is the address where no item has services', () => {
    expect(firstOpenStep(EMPTY_DRAFT, { ...NEEDS, hasVehicles: false })).toBe('checkout-billing')
  })

  it('is asked again where the cart has changed since', () => {
    expect(firstOpenStep(COMPLETE, { ...NEEDS, hasAccessories: true })).toBe('checkout-delivery')
    const wheels = { ...COMPLETE, delivery: { ...DELIVERY, accessories: 'ACCESSORY_PICK_UP' as const } }
    expect(firstOpenStep(wheels, { ...NEEDS, hasAccessories: true })).toBe('checkout-summary')
    const noCar = { ...COMPLETE, delivery: { ...DELIVERY, vehicles: null } }
    expect(firstOpenStep(noCar, NEEDS)).toBe('checkout-delivery')
    expect(firstOpenStep(noCar, { ...NEEDS, hasVehicles: false })).toBe('checkout-summary')
    expect(firstOpenStep(COMPLETE, { ...NEEDS, payments: paid(['CREDIT_CARD']) })).toBe('checkout-payment')
    expect(isStepDone('checkout-summary', COMPLETE, NEEDS), 'the summary is left by ordering').toBe(false)
    const toDealer = { ...COMPLETE, delivery: { ...DELIVERY, vehicles: 'DELIVERY_TO_DEALER' as const } }
    expect(firstOpenStep(toDealer, NEEDS)).toBe('checkout-delivery')
    expect(firstOpenStep(toDealer, { ...NEEDS, hasDealer: true })).toBe('checkout-summary')
    expect(firstOpenStep(toDealer, { ...NEEDS, hasDealer: true, isDeliveryPriced: false })).toBe('checkout-delivery')
    const dearer = { ...NEEDS, payments: new Map([[MERCHANT, { methods: ['BANK_TRANSFER' as const], due: 101 }]]) }
    expect(firstOpenStep(COMPLETE, dearer)).toBe('checkout-payment')
  })

  it('asks how each dealer is paid', () => {
    const other = '22222222-2222-4222-8222-222222222222'
    const two = new Map([...NEEDS.payments, [other, { methods: ['PREPAYMENT' as const], due: 200 }]])
    expect(firstOpenStep(COMPLETE, { ...NEEDS, payments: two })).toBe('checkout-payment')
    const prepaid = { ...PAID, merchant: other, method: 'PREPAYMENT' as const, due: 200 }
    const both = { ...COMPLETE, payments: [PAID, prepaid] }
    expect(firstOpenStep(both, { ...NEEDS, payments: two })).toBe('checkout-summary')
  })

  it('requires an account for a direct debit and for a payout, and no choice where nothing is paid directly', () => {
    const needs = { ...NEEDS, payments: paid(['SEPA_MANDATE']) }
    const debit = { ...PAID, method: 'SEPA_MANDATE' as const }
    expect(firstOpenStep({ ...COMPLETE, payments: [debit] }, needs)).toBe('checkout-payment')
    expect(firstOpenStep({ ...COMPLETE, payments: [{ ...debit, mandate: 'sealed' }] }, needs)).toBe('checkout-summary')
    const payout = { ...PAID, method: 'PAYOUT' as const }
    const paidOut = { ...NEEDS, payments: paid(['PAYOUT']) }
    expect(firstOpenStep({ ...COMPLETE, payments: [payout] }, paidOut)).toBe('checkout-payment')
    expect(firstOpenStep({ ...COMPLETE, payments: [{ ...payout, mandate: 'x' }] }, paidOut)).toBe('checkout-summary')
    expect(firstOpenStep({ ...COMPLETE, payments: [] }, { ...NEEDS, payments: new Map() })).toBe('checkout-summary')
  })
})
