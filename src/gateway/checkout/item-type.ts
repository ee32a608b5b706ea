import { includedVat } from '#domain/order/vat.ts'
import type { Registration } from '#domain/checkout/registration.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { ORDER_LINE_TYPES } from '#domain/order/order.ts'
import type { CheckoutItem } from '#use-cases/checkout/items.ts'
import type { OfferedService } from '#use-cases/cart/services.ts'
import { builder } from '../builder.ts'
import { PaymentTypeRef, typeOfPayment } from '../cart/payment.ts'
import { LineFactType } from '../line-fact.ts'
import { VehicleType } from '../vehicle/vehicle.ts'
import { defectsOf, orderLineOf } from '#use-cases/checkout/order-lines.ts'

export const OrderLineTypeRef = builder.enumType('OrderLineType', { values: ORDER_LINE_TYPES })
export const VatModeRef = builder.enumType('VatMode', {
  description: 'MARGIN: no VAT may be shown (§ 25a UStG). EXEMPT: a warranty with insurance tax. NONE: not taxed.',
  values: ['REGULAR', 'MARGIN', 'EXEMPT', 'NONE'] as const,
})

function termsPath(slug: string | null, locale: Locale): string | null {
  return slug === null ? null : pathFor('content', locale, { slug })
}

export const OfferedServiceType = builder.objectRef<OfferedService>('OfferedService').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    kind: t.exposeString('kind', { description: 'REGISTRATION or WARRANTY; one of each kind can be chosen.' }),
    price: t.expose('price', { type: 'Euro' }),
    title: t.string({ resolve: ({ title }, _, { locale }) => title[locale] }),
    description: t.string({ resolve: ({ description }, _, { locale }) => description[locale] }),
    termsPath: t.string({
      nullable: true,
      description: 'The page with the terms of a warranty.',
      resolve: ({ terms }, _, { locale }) => termsPath(terms, locale),
    }),
  }),
})

const RegistrationType = builder.objectRef<Registration>('Registration').implement({
  fields: (t) => ({
    plate: t.exposeString('plate', { nullable: true, description: 'Null: any.' }),
    pin: t.exposeString('pin', { nullable: true, description: 'PIN of a plate reserved beforehand.' }),
    evb: t.exposeString('evb', { nullable: true, description: 'The insurer’s confirmation of cover.' }),
  }),
})

export const CheckoutItemType = builder.objectRef<CheckoutItem>('CheckoutItem').implement({
  description: 'A line of the future order.',
  fields: (t) => ({
    type: t.expose('type', { type: OrderLineTypeRef }),
    quantity: t.exposeInt('quantity'),
    title: t.string({ resolve: (item, _, { locale }) => orderLineOf(item, locale).title }),
    facts: t.field({ type: [LineFactType], resolve: (item, _, { locale }) => [...orderLineOf(item, locale).facts] }),
    defects: t.string({
      nullable: true,
      description: 'Known defects of a car.',
      resolve: ({ vehicle }, _, { locale }) => vehicle && defectsOf(vehicle, locale),
    }),
    picture: t.string({ nullable: true, resolve: (item, _, { locale }) => orderLineOf(item, locale).picture }),
    unitPrice: t.expose('unitPrice', { type: 'Euro', description: 'Of a lease: all payments together.' }),
    unitDue: t.expose('unitDue', {
      type: 'Euro',
      description: 'The amount due directly, without the part a bank finances.',
    }),
    vatMode: t.expose('vat', { type: VatModeRef }),
    vatRate: t.exposeFloat('vatRate'),
    vat: t.field({
      type: 'Euro',
      description: 'VAT of one item, if it may be shown.',
      resolve: ({ vat, unitPrice, vatRate }) => (vat === 'REGULAR' ? includedVat(unitPrice, vatRate) : 0),
    }),
    paymentType: t.field({ type: PaymentTypeRef, resolve: ({ payment }) => typeOfPayment(payment) }),
    monthlyPrice: t.field({
      type: 'Euro',
      nullable: true,
      resolve: ({ finance }) => finance && finance.quote.monthlyInstallment,
    }),
    duration: t.int({ nullable: true, resolve: ({ finance }) => finance && finance.quote.duration }),
    example: t.string({
      nullable: true,
      description: 'The representative example beside a rate (§ 17 PAngV).',
      resolve: (item, _, { locale }) => orderLineOf(item, locale).finance?.example ?? null,
    }),
    vehicle: t.field({
      type: VehicleType,
      nullable: true,
      resolve: ({ vehicle }) => vehicle && { ...vehicle, distance: null },
    }),
    accessoryId: t.id({ nullable: true, resolve: ({ accessory }) => accessory?.productId ?? null }),
    serviceKey: t.string({ nullable: true, resolve: ({ service }) => service?.key ?? null }),
    termsPath: t.string({
      nullable: true,
      description: 'The page with the terms of a warranty.',
      resolve: ({ service }, _, { locale }) => termsPath(service?.terms ?? null, locale),
    }),
    tradeInId: t.id({ nullable: true, resolve: ({ tradeIn }) => tradeIn && String(tradeIn.id) }),
    forVehicleId: t.id({
      nullable: true,
      resolve: ({ forVehicleId }) => (forVehicleId === null ? null : String(forVehicleId)),
    }),
    registration: t.field({
      type: RegistrationType,
      nullable: true,
      description: 'Answers to the registration service.',
      resolve: ({ registration }) => registration,
    }),
    withInstallation: t.boolean({ resolve: ({ fitting }) => fitting === 'ORDERED' }),
  }),
})
