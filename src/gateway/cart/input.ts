import type { RequestedPayment } from '#use-cases/cart/price-payment.ts'
import type { CartKey } from '#use-cases/cart/cart-key.ts'
import type { CartItem } from '#use-cases/cart/new-line.ts'
import { PRODUCT_TYPES } from '#domain/cart/cart.ts'
import { builder } from '../builder.ts'
import { kindOfPayment, PaymentTypeRef } from './payment.ts'

export const ProductTypeRef = builder.enumType('ProductType', { values: PRODUCT_TYPES })

export const PaymentInput = builder.inputType('CartPaymentInput', {
  description: 'Omitted values take their default.',
  fields: (t) => ({
    paymentType: t.field({ type: PaymentTypeRef, required: true }),
    price: t.field({ type: 'Euro', description: 'The price the visitor saw, so that a change can be shown.' }),
    downPayment: t.field({ type: 'Euro', description: 'Of a lease: the special payment.' }),
    duration: t.int(),
    mileage: t.int(),
    finalInstallment: t.field({ type: 'Euro' }),
    hasFinalInstallment: t.boolean(),
  }),
})

const AddedItem = builder.inputType('CartItemInput', {
  fields: (t) => ({
    productType: t.field({ type: ProductTypeRef, required: true }),
    id: t.id({ required: true, description: 'Of the vehicle, the accessory …' }),
    quantity: t.int({ defaultValue: 1 }),
    payment: t.field({ type: PaymentInput, description: 'Left out: cash.' }),
    forVehicleId: t.id({ description: 'Of an accessory for a car: a car in this cart.' }),
    withInstallation: t.boolean({ description: 'Whether the dealer fits it to that car.' }),
  }),
})

export const CartItemKey = builder.inputType('CartItemKey', {
  fields: (t) => ({
    productType: t.field({ type: ProductTypeRef, required: true }),
    id: t.id({ required: true }),
    forVehicleId: t.id({ description: 'Of an accessory for a car: that car. Omitted: for any car.' }),
  }),
})

export const AddToCartInput = builder.inputType('AddToCartInput', {
  fields: (t) => ({ items: t.field({ type: [AddedItem], required: true }) }),
})

export const DeleteFromCartInput = builder.inputType('DeleteFromCartInput', {
  fields: (t) => ({ items: t.field({ type: [CartItemKey], required: true }) }),
})

type CartItemArgs = (typeof AddToCartInput.$inferInput)['items'][number]

/** Converts an input item to cents and to the domain's payment kinds. */
export function requestedItem({
  productType,
  id,
  quantity,
  payment,
  forVehicleId,
  withInstallation,
}: CartItemArgs): CartItem {
  return {
    productType,
    id,
    quantity: quantity ?? 1,
    payment: requestedPayment(payment),
    forVehicleId: forVehicleId ?? null,
    withInstallation: withInstallation ?? false,
  }
}

/** The line of a cart that an input names. */
export function cartKey({ productType, id, forVehicleId }: typeof CartItemKey.$inferInput): CartKey {
  return { productType, id, forVehicleId: forVehicleId ?? null }
}

const CASH: RequestedPayment = { kind: 'CASH', price: null, options: {} }
/** Cents: no car costs that much. */
const MAX_PRICE = 1e10

/** Converts the input of a payment to cents and to the domain's payment kinds; cash where there is none. */
export function requestedPayment(payment: CartItemArgs['payment']): RequestedPayment {
  if (!payment) return CASH
  const { paymentType, price, downPayment, duration, mileage, finalInstallment, hasFinalInstallment } = payment
  const seen = wholeCents(price)
  const options = {
    downPayment: wholeCents(downPayment),
    duration,
    mileage,
    finalInstallment: wholeCents(finalInstallment),
    hasFinalInstallment,
  }
  return {
    kind: kindOfPayment(paymentType),
    price: seen !== null && seen > 0 && seen < MAX_PRICE ? seen : null,
    options: Object.fromEntries(Object.entries(options).filter(([, value]) => value != null)),
  }
}

/** Nobody pays parts of a cent. */
function wholeCents(cents: number | null | undefined): number | null {
  return cents == null ? null : Math.round(cents)
}
