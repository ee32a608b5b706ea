import type { ContactData } from '#domain/request/contact.ts'
import { builder } from '../builder.ts'
import { PaymentTypeRef, typeOfPayment } from '../cart/payment.ts'
import { ContactTypeRef, RequestTypeRef, TimeOfDayRef } from './contact.ts'

const RequestFinanceType = builder.objectRef<NonNullable<ContactData['finance']>>('RequestFinance').implement({
  description: 'The loan or lease the customer had before them; what is null has its default.',
  fields: (t) => ({
    paymentType: t.field({ type: PaymentTypeRef, resolve: ({ kind }) => typeOfPayment(kind) }),
    downPayment: t.expose('downPayment', { type: 'Euro', nullable: true }),
    duration: t.exposeInt('duration', { nullable: true }),
    mileage: t.exposeInt('mileage', { nullable: true }),
    finalInstallment: t.expose('finalInstallment', { type: 'Euro', nullable: true }),
  }),
})

export const ContactDetailsType = builder.objectRef<ContactData>('ContactDetails').implement({
  fields: (t) => ({
    requestType: t.expose('requestType', { type: RequestTypeRef }),
    contactType: t.expose('contactType', { type: ContactTypeRef }),
    day: t.exposeString('day', { nullable: true }),
    timeOfDay: t.expose('timeOfDay', { type: TimeOfDayRef, nullable: true }),
    price: t.expose('price', { type: 'Euro', description: 'When the request was sent.' }),
    finance: t.expose('finance', { type: RequestFinanceType, nullable: true }),
  }),
})
