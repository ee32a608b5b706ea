import { expect, it } from 'vitest'
import { checked } from '../field-problem.ts'
import {
  CheckoutDraft,
  ChosenDelivery,
  ChosenPayment,
  EMPTY_DRAFT,
  RESERVATION_MINUTES,
  MAX_RESERVED_VEHICLES,
} from './draft.ts'

const MERCHANT = '11111111-1111-4111-8111-111111111111'

it('begins without answers', () => {
  const { registrations: _, ...stored } = EMPTY_DRAFT
  const empty = {
    servicesDone: false,
    servicesFor: [],
    deliveryFor: [],
    registrations: [],
    billing: null,
    delivery: null,
    payments: [],
  }
  expect(CheckoutDraft.parse(stored), 'drafts from before registrations could be ordered').toEqual(empty)
  expect(EMPTY_DRAFT).toEqual(empty)
})

it('names the invalid fields of a chosen delivery', () => {
  const delivery = { vehicles: 'PICK_UP', accessories: null, address: null, dealer: MERCHANT }
  expect(checked(ChosenDelivery, delivery)).toEqual({ ok: true, value: delivery })
  const wrong = { vehicles: 'BY_AIR', accessories: 'BY_AIR', address: null, dealer: 'Müller' }
  const issues = ChosenDelivery.safeParse(wrong).error!.issues
  expect(issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['vehicles', 'INVALID'],
    ['accessories', 'INVALID'],
    ['dealer', 'INVALID'],
  ])
})

it('accepts only existing payment methods', () => {
  const payment = { merchant: MERCHANT, method: 'BANK_TRANSFER', due: 100, mandate: null }
  expect(checked(ChosenPayment, payment)).toEqual({ ok: true, value: payment })
  expect(checked(ChosenPayment, { ...payment, method: 'SHELLS' })).toEqual({
    ...{ ok: false, problems: [{ field: 'method', code: 'REQUIRED' }] },
  })
  expect(checked(ChosenPayment, { ...payment, due: 0.5 })).toMatchObject({ ok: false })
})

it('reserves a car for half an hour, and five cars at most', () => {
  expect([RESERVATION_MINUTES, MAX_RESERVED_VEHICLES]).toEqual([30, 5])
})
