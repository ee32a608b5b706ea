import { type ShippingOption, shippingOptions } from '#domain/checkout/shipping-options.ts'
import type { DeliveryDays } from '#domain/delivery/lead-time.ts'
import { nearestDealers } from '#domain/delivery/dealer-finder.ts'
import type { BillingAddress } from '#domain/account/address.ts'
import { FLOWS } from '#domain/routes/flows.ts'
import { type Checkout, readCheckout } from '#use-cases/checkout/checkout.ts'
import { readDealers } from '#use-cases/merchant/merchants.ts'
import { builder } from '../builder.ts'
import { CartType } from '../cart/cart.ts'
import { PostalAddressType } from '../account/postal-address.ts'
import { MerchantType } from '../merchant/merchant.ts'
import { PlaceType } from '../place/places.ts'
import { shopperOf } from '../session/actor.ts'
import { CheckoutDealerType, ShippingKindRef } from './dealer-type.ts'
import { optionDays } from '#use-cases/checkout/option-days.ts'
import { readLegalTexts } from '#use-cases/checkout/legal-texts.ts'
import { summaryDigest } from '#use-cases/checkout/summary-digest.ts'
import {
  type ConsentText,
  checkoutConsents,
  type LegalNoticeText,
  checkoutLegalNotices,
} from '#use-cases/checkout/consents.ts'

const CheckoutStepRef = builder.enumType('CheckoutStep', {
  values: Object.fromEntries(FLOWS.checkout.map((step) => [step.toUpperCase().replaceAll('-', '_'), { value: step }])),
})

export const OrderAddressType = builder.objectRef<BillingAddress>('OrderAddress').implement({
  interfaces: [PostalAddressType],
  isTypeOf: (value) => !('isDefaultBilling' in (value as object)),
})

const ShippingOptionType = builder
  .objectRef<ShippingOption & { readonly days: DeliveryDays | null }>('ShippingOption')
  .implement({
    fields: (t) => ({
      kind: t.expose('kind', { type: ShippingKindRef }),
      price: t.field({ type: 'Euro', description: 'Of all dealers together.', resolve: ({ price }) => price }),
      isLeast: t.exposeBoolean('isLeast', {
        description: 'Whether the delivery address is still unknown, so that the price may rise.',
      }),
      earliest: t.string({ nullable: true, description: 'YYYY-MM-DD.', resolve: ({ days }) => days?.earliest ?? null }),
      latest: t.string({ nullable: true, description: 'YYYY-MM-DD.', resolve: ({ days }) => days?.latest ?? null }),
    }),
  })

const LegalNoticeType = builder.objectRef<LegalNoticeText>('LegalNotice').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    numberOfCars: t.exposeInt('numberOfCars'),
    title: t.exposeString('title'),
    text: t.exposeString('text'),
  }),
})

const ConsentType = builder.objectRef<ConsentText>('Consent').implement({
  description: 'Consents, each agreed to separately and named by its index.',
  fields: (t) => ({
    index: t.exposeInt('index'),
    key: t.exposeString('key'),
    vehicleId: t.id({ nullable: true, resolve: ({ vehicleId }) => (vehicleId === null ? null : String(vehicleId)) }),
    text: t.exposeString('text'),
    missing: t.exposeString('missing', { description: 'The error if it is not agreed to.' }),
  }),
})

export const CheckoutType = builder.objectRef<Checkout>('Checkout').implement({
  fields: (t) => ({
    openStep: t.field({
      type: CheckoutStepRef,
      description: 'The first unanswered step, or the last one.',
      resolve: ({ openStep }) => openStep,
    }),
    reservedUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when all cars are reserved for the customer; null if one is not.',
      resolve: ({ reservedUntil }) => reservedUntil,
    }),
    cart: t.field({ type: CartType, resolve: ({ cart }) => cart }),
    dealers: t.field({ type: [CheckoutDealerType], resolve: ({ dealers }) => [...dealers] }),
    total: t.field({
      type: 'Euro',
      resolve: ({ dealers }) => dealers.reduce((sum, { plan }) => sum + plan.total, 0),
    }),
    due: t.field({
      type: 'Euro',
      resolve: ({ dealers }) => dealers.reduce((sum, { plan }) => sum + plan.due, 0),
    }),
    vat: t.field({
      type: 'Euro',
      resolve: ({ dealers }) => dealers.reduce((sum, { plan }) => sum + plan.vat, 0),
    }),
    hasVehicles: t.boolean({ resolve: ({ needs }) => needs.hasVehicles }),
    hasAccessories: t.boolean({ resolve: ({ needs }) => needs.hasAccessories }),
    billing: t.field({ type: OrderAddressType, nullable: true, resolve: ({ draft }) => draft.billing }),
    vehicleShipping: t.field({
      type: ShippingKindRef,
      nullable: true,
      resolve: ({ draft }) => draft.delivery?.vehicles ?? null,
    }),
    accessoryShipping: t.field({
      type: ShippingKindRef,
      nullable: true,
      resolve: ({ draft }) => draft.delivery?.accessories ?? null,
    }),
    destination: t.field({
      type: PlaceType,
      nullable: true,
      description: 'The place delivery prices are calculated for; null until an address is known.',
      resolve: ({ destination }) => destination,
    }),
    deliveryAddress: t.field({
      type: OrderAddressType,
      nullable: true,
      description: 'Null: the billing address.',
      resolve: ({ draft }) => draft.delivery?.address ?? null,
    }),
    deliveryDealer: t.field({
      type: MerchantType,
      nullable: true,
      resolve: ({ deliveryDealer }) => deliveryDealer && { ...deliveryDealer, distance: null },
    }),
    shippingOptions: t.field({
      type: [ShippingOptionType],
      description: 'Delivery options and their prices, for cars and accessories.',
      resolve: ({ dealers }) =>
        shippingOptions(dealers.map(({ priced }) => priced)).map((option) => ({
          ...option,
          days: optionDays(option.kind, dealers),
        })),
    }),
    nearbyDealers: t.field({
      type: [MerchantType],
      description:
        'At most 12 within 100 km of the place, or of the delivery address if none is named; the nearest first.',
      args: { place: t.arg.string() },
      resolve: async ({ destination }, { place }, { deps, scope }) => {
        const found = place ? await deps.places.geocode(place) : destination
        if (!found) return []
        const dealers = await readDealers(deps.read, scope.merchantUuids)
        return nearestDealers(dealers, found).map(({ dealer, distance }) => ({ ...dealer, distance }))
      },
    }),
    legalNotices: t.field({
      type: [LegalNoticeType],
      resolve: (checkout, _, { locale }) => checkoutLegalNotices(checkout, locale),
    }),
    consents: t.field({
      type: [ConsentType],
      resolve: (checkout, _, { locale }) => checkoutConsents(checkout, locale),
    }),
    shown: t.string({
      description: 'Fingerprint of what the page shows; placeOrder requires it and orders exactly that.',
      resolve: async (checkout, _, { locale, deps }) =>
        summaryDigest(checkout, await readLegalTexts(deps, checkout.customer.id, locale), locale),
    }),
  }),
})

builder.queryField('checkout', (t) =>
  t.field({
    type: CheckoutType,
    nullable: true,
    description: 'Null if nothing in the cart can be ordered.',
    resolve: (_, __, context) => readCheckout(context.deps, shopperOf(context)),
  }),
)
