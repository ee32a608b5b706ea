import { z } from 'zod'
import { BillingAddress } from '../account/address.ts'
import { PAYMENT_METHODS } from '../order/payment-methods.ts'
import { Registration } from './registration.ts'
import { ACCESSORY_SHIPPING, VEHICLE_SHIPPING } from '../delivery/shipping-kinds.ts'

/** How the order is to reach the customer. */
export const ChosenDelivery = z.object({
  /** Null where the cart holds no car. */
  vehicles: z.enum(VEHICLE_SHIPPING, { error: 'INVALID' }).nullable(),
  /** Null where it holds no accessory. */
  accessories: z.enum(ACCESSORY_SHIPPING, { error: 'INVALID' }).nullable(),
  /** Null: to the billing address. */
  address: BillingAddress.nullable(),
  /** The dealer a car is brought to. */
  dealer: z.uuid({ error: 'INVALID' }).nullable(),
})
export type ChosenDelivery = z.output<typeof ChosenDelivery>

/** How what one dealer delivers is paid. */
export const ChosenPayment = z.object({
  merchant: z.uuid(),
  method: z.enum(PAYMENT_METHODS, { error: 'REQUIRED' }),
  /** Cents: what was to be paid when it was chosen. */
  due: z.int(),
  /** Of a direct debit or a payout: account holder and IBAN, sealed; nobody reads them here. */
  mandate: z.string().nullable(),
})
export type ChosenPayment = z.output<typeof ChosenPayment>

/** What a customer has entered in checkout so far; kept in the database between the steps (decision 59). */
export const CheckoutDraft = z.object({
  /** The first step asks nothing that must be answered: it is done when it was passed. */
  servicesDone: z.boolean(),
  /** Of cars that the dealer is to register. */
  registrations: z.array(Registration).default([]),
  billing: BillingAddress.nullable(),
  delivery: ChosenDelivery.nullable(),
  payments: z.array(ChosenPayment),
})
export type CheckoutDraft = z.output<typeof CheckoutDraft>

export const EMPTY_DRAFT: CheckoutDraft = {
  servicesDone: false,
  registrations: [],
  billing: null,
  delivery: null,
  payments: [],
}

/** How long a car is kept for who is in checkout with it, since their last step. */
export const RESERVATION_MINUTES = 30
/** A customer keeps no more cars from others than these. */
export const MAX_RESERVED_VEHICLES = 5
