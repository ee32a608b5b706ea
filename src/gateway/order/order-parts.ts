import { documentFile, ORDER_DOCUMENTS, type OrderDocumentKind } from '#domain/order/order-documents.ts'
import type { LegalVersion } from '#domain/order/legal-version.ts'
import { ORDER_SUBJECTS, STATE_ACTORS } from '#domain/order/transitions.ts'
import { groupedIban } from '#domain/payment/iban.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { OrderLineView } from '#use-cases/order/order-view.ts'
import type { OrderEvent } from '#use-cases/order/orders.ts'
import { builder } from '../builder.ts'
import { PaymentTypeRef, typeOfPayment } from '../cart/payment.ts'
import { OrderLineTypeRef, VatModeRef } from '../checkout/item-type.ts'
import { LineFactType } from '../line-fact.ts'

const LineKindRef = builder.enumType('OrderLineKind', { values: ['SALE', 'SERVICE'] as const })
const StateActorRef = builder.enumType('StateActor', { values: STATE_ACTORS })
const EventSubjectRef = builder.enumType('OrderEventSubject', { values: ORDER_SUBJECTS })

export const OrderEventType = builder.objectRef<OrderEvent>('OrderEvent').implement({
  fields: (t) => ({
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
    actor: t.expose('actor', { type: StateActorRef }),
    subject: t.expose('subject', { type: EventSubjectRef }),
    fromState: t.string({ nullable: true, resolve: ({ from_state }) => from_state }),
    toState: t.string({ resolve: ({ to_state }) => to_state }),
    reason: t.string({
      nullable: true,
      description: 'Null for the financing: what a bank said is not repeated here.',
      resolve: ({ subject, reason }) => (subject === 'FINANCING' ? null : reason),
    }),
  }),
})

export const OrderLineTypeObject = builder.objectRef<OrderLineView>('OrderLine').implement({
  fields: (t) => ({
    type: t.expose('type', { type: OrderLineTypeRef }),
    kind: t.expose('kind', { type: LineKindRef }),
    quantity: t.exposeInt('quantity'),
    title: t.exposeString('title'),
    facts: t.field({ type: [LineFactType], resolve: ({ facts }) => [...facts] }),
    unitPrice: t.expose('unitPrice', { type: 'Euro' }),
    vatMode: t.expose('vat', { type: VatModeRef }),
    vatRate: t.exposeFloat('vatRate'),
    vat: t.expose('vatAmount', {
      type: 'Euro',
      description: 'VAT of one item, if it may be shown.',
    }),
    paymentType: t.field({ type: PaymentTypeRef, resolve: ({ payment }) => typeOfPayment(payment) }),
    monthlyPrice: t.expose('monthlyRate', {
      type: 'Euro',
      nullable: true,
    }),
    example: t.string({ nullable: true, resolve: ({ example }) => example?.example ?? null }),
    exampleLanguage: t.string({
      nullable: true,
      description: 'Of the example: that of the answer where it is stored in it.',
      resolve: ({ example }) => example?.language ?? null,
    }),
    language: t.exposeString('language', {
      description: 'Of title and facts: that of the answer where they are stored in it, otherwise that of the order.',
    }),
    vehicleId: t.id({ nullable: true, resolve: ({ vehicleId }) => (vehicleId === null ? null : String(vehicleId)) }),
    picture: t.exposeString('picture', { nullable: true }),
    withInstallation: t.exposeBoolean('withInstallation'),
  }),
})

const OrderDocumentKindRef = builder.enumType('OrderDocumentKind', { values: ORDER_DOCUMENTS })

const LegalVersionType = builder.objectRef<LegalVersion>('LegalVersion').implement({
  fields: (t) => ({ number: t.exposeInt('number'), validFrom: t.exposeString('validFrom', { description: 'A day.' }) }),
})

export const OrderDocumentType = builder
  .objectRef<{ readonly kind: OrderDocumentKind; readonly orderId: number; readonly version: LegalVersion | null }>(
    'OrderDocument',
  )
  .implement({
    fields: (t) => ({
      kind: t.expose('kind', { type: OrderDocumentKindRef }),
      version: t.expose('version', {
        type: LegalVersionType,
        nullable: true,
        description: 'Of a legal text that was not as it is shipped with the shop.',
      }),
      path: t.string({
        description: 'Of the PDF, or XML of an electronic invoice, for the customer’s own browser.',
        resolve: ({ kind, orderId }, _, { locale }) =>
          pathFor('order-document', locale, { orderId: String(orderId), name: documentFile(kind, locale) }),
      }),
    }),
  })

interface Transfer {
  readonly holder: string
  readonly iban: string
  readonly reference: string
}

export const TransferType = builder.objectRef<Transfer>('OrderTransfer').implement({
  description: 'The account to transfer the money to.',
  fields: (t) => ({
    holder: t.exposeString('holder'),
    iban: t.string({ description: 'In groups of four.', resolve: ({ iban }) => groupedIban(iban) }),
    reference: t.exposeString('reference'),
  }),
})
