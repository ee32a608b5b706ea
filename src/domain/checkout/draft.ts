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

/** How one dealer is paid. */
export const ChosenPayment = z.object({
  merchant: z.uuid(),
  method: z.enum(PAYMENT_METHODS, { error: 'REQUIRED' }),
  /** Cents: the amount due when the method was chosen. */
  due: z.int(),
  /** The account of a direct debit, or of a payout: holder and IBAN, sealed. */
  mandate: z.string().nullable(),
})
export type ChosenPayment = z.output<typeof ChosenPayment>

/** What a customer has entered in checkout so far; stored between the steps (open point 59). */
export const CheckoutDraft = z.object({
  /** The first step has no required answer, so passing it completes it. */
  servicesDone: z.boolean(),
  /** The cars whose services, and whose delivery, were asked for: one that joins the cart later is asked for anew. */
  servicesFor: z.array(z.int()).default([]),
  deliveryFor: z.array(z.int()).default([]),
  /** For cars that the dealer is to register. */
  registrations: z.array(Registration).default([]),
  billing: BillingAddress.nullable(),
  delivery: ChosenDelivery.nullable(),
  payments: z.array(ChosenPayment),
})
export type CheckoutDraft = z.output<typeof CheckoutDraft>

export const EMPTY_DRAFT: CheckoutDraft = {
  servicesDone: false,
  servicesFor: [],
  deliveryFor: [],
  registrations: [],
  billing: null,
  delivery: null,
  payments: [],
}

/** How long a car stays reserved after the customer's last step. */
export const RESERVATION_MINUTES = 30
/** The most cars one customer can reserve. */
export const MAX_RESERVED_VEHICLES = 5
