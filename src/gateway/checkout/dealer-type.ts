import { ACCESSORY_SHIPPING, VEHICLE_SHIPPING } from '#domain/delivery/shipping-kinds.ts'
import { PAYMENT_METHODS, takesAccount } from '#domain/order/payment-methods.ts'
import { maskedIban } from '#domain/payment/iban.ts'
import { mandateText } from '#domain/payment/sepa-mandate.ts'
import type { Shipment } from '#domain/checkout/order-plan.ts'
import { shippingTexts } from '#messages/shipping.ts'
import type { CheckoutDealer } from '#use-cases/checkout/checkout.ts'
import { builder } from '../builder.ts'
import { MerchantType } from '../merchant/merchant.ts'
import { openAccount } from '#use-cases/checkout/sealed-account.ts'
import { requireCustomer } from '../session/actor.ts'
import { CheckoutItemType, OfferedServiceType } from './item-type.ts'

export const ShippingKindRef = builder.enumType('ShippingKind', {
  values: [...ACCESSORY_SHIPPING, 'DELIVERY', 'DELIVERY_TO_DEALER', 'PICK_UP'] as const satisfies readonly (
    | (typeof ACCESSORY_SHIPPING)[number]
    | (typeof VEHICLE_SHIPPING)[number]
  )[],
})
export const PaymentMethodRef = builder.enumType('PaymentMethod', { values: PAYMENT_METHODS })

const ShipmentType = builder.objectRef<Shipment>('Shipment').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: ShippingKindRef }),
    title: t.string({ resolve: ({ kind }, _, { locale }) => shippingTexts[kind][locale] }),
    quantity: t.exposeInt('quantity'),
    unitPrice: t.expose('unitPrice', { type: 'Euro' }),
  }),
})

export const CheckoutDealerType = builder.objectRef<CheckoutDealer>('CheckoutDealer').implement({
  description:
    'The part of the checkout bought from one dealer: a separate order and contract. Amounts include all taxes.',
  fields: (t) => ({
    dealer: t.field({
      type: MerchantType,
      resolve: ({ merchant, priced: { distance } }) => ({ ...merchant, distance }),
    }),
    items: t.field({ type: [CheckoutItemType], resolve: ({ items }) => [...items] }),
    services: t.field({
      type: [OfferedServiceType],
      description: 'Services the dealer offers with each of its cars.',
      resolve: ({ services }) => [...services],
    }),
    shipments: t.field({ type: [ShipmentType], resolve: ({ plan }) => [...plan.shipments] }),
    total: t.field({ type: 'Euro', resolve: ({ plan }) => plan.total }),
    due: t.field({
      type: 'Euro',
      description: 'The amount due directly, without the part a bank finances; negative: paid out.',
      resolve: ({ plan }) => plan.due,
    }),
    vat: t.field({
      type: 'Euro',
      description: 'VAT in the total that may be shown.',
      resolve: ({ plan }) => plan.vat,
    }),
    isFinanced: t.boolean({ resolve: ({ plan }) => plan.isFinanced }),
    methods: t.field({
      type: [PaymentMethodRef],
      description: 'Empty if nothing is due directly.',
      resolve: ({ plan }) => [...plan.methods],
    }),
    method: t.field({
      type: PaymentMethodRef,
      nullable: true,
      description: 'The chosen method, if still available.',
      resolve: ({ payment, plan }) => (payment && plan.methods.includes(payment.method) ? payment.method : null),
    }),
    hasMandate: t.boolean({ resolve: ({ payment }) => payment?.mandate != null }),
    account: t.string({
      nullable: true,
      description: 'Account of a direct debit or payout, once entered: holder and part of the IBAN.',
      resolve: ({ payment }, _, context) => {
        const { customerId } = requireCustomer(context)
        const box = context.deps.secretBox
        const account = payment && takesAccount(payment.method) ? openAccount(box, customerId, payment) : null
        return account && `${account.holder}, ${maskedIban(account.iban)}`
      },
    }),
    creditorId: t.string({ nullable: true, resolve: ({ terms }) => terms.creditorId }),
    mandateHeading: t.string({ resolve: ({ merchant }, _, { locale }) => mandateText(locale, merchant.name).heading }),
    mandateText: t.string({ resolve: ({ merchant }, _, { locale }) => mandateText(locale, merchant.name).text }),
    earliest: t.string({ nullable: true, description: 'YYYY-MM-DD.', resolve: ({ days }) => days?.earliest ?? null }),
    latest: t.string({ nullable: true, description: 'YYYY-MM-DD.', resolve: ({ days }) => days?.latest ?? null }),
  }),
})
