import { TIMES_OF_DAY } from '#domain/appointments/time-of-day.ts'
import { CONTACT_TYPES, type ContactData, type ContactFinance, REQUEST_TYPES } from '#domain/request/contact.ts'
import { titleIn } from '#domain/request/request.ts'
import type { BookedServiceLine, BookedServices } from '#domain/workshop/booked-services.ts'
import { SERVICE_PRICE_KINDS } from '#domain/workshop/service.ts'
import { builder } from '../builder.ts'

const ContactTypeType = builder.enumType('ContactType', { values: CONTACT_TYPES })
const RequestTypeType = builder.enumType('RequestType', { values: REQUEST_TYPES })
const TimeOfDayType = builder.enumType('TimeOfDay', { values: TIMES_OF_DAY })
const PriceKindType = builder.enumType('ServicePriceKind', { values: SERVICE_PRICE_KINDS })

const StaffFinanceType = builder.objectRef<ContactFinance>('StaffRequestFinance').implement({
  description: 'The loan or lease that the car’s page showed; a null stands for the default.',
  fields: (t) => ({
    isLease: t.boolean({ resolve: ({ kind }) => kind === 'LEASING' }),
    downPayment: t.expose('downPayment', { type: 'Euro', nullable: true }),
    duration: t.exposeInt('duration', { nullable: true }),
    mileage: t.exposeInt('mileage', { nullable: true, description: 'Kilometres a year.' }),
    finalInstallment: t.expose('finalInstallment', { type: 'Euro', nullable: true }),
  }),
})

/** What a customer wants who has written about a car. */
export const StaffContactType = builder.objectRef<ContactData>('StaffContact').implement({
  fields: (t) => ({
    requestType: t.expose('requestType', { type: RequestTypeType }),
    contactType: t.expose('contactType', { type: ContactTypeType }),
    day: t.exposeString('day', { nullable: true, description: 'YYYY-MM-DD: the day wished for.' }),
    timeOfDay: t.expose('timeOfDay', { type: TimeOfDayType, nullable: true }),
    price: t.expose('price', { type: 'Euro', description: 'When the request was sent.' }),
    finance: t.expose('finance', { type: StaffFinanceType, nullable: true }),
  }),
})

const LineType = builder.objectRef<BookedServiceLine>('StaffBookingLine').implement({
  description: 'With its price as it was shown when it was booked.',
  fields: (t) => ({
    title: t.string({ resolve: (line, _, { locale }) => titleIn(line, locale) }),
    priceKind: t.expose('priceKind', { type: PriceKindType }),
    price: t.expose('price', { type: 'Euro', description: 'VAT included.' }),
    maxPrice: t.expose('maxPrice', { type: 'Euro', nullable: true }),
  }),
})

const CarType = builder.objectRef<BookedServices['vehicle']>('StaffBookingCar').implement({
  fields: (t) => ({
    make: t.exposeString('make'),
    model: t.exposeString('model', { nullable: true }),
    plateNumber: t.exposeString('plateNumber', { nullable: true }),
    mileage: t.exposeInt('mileage', { nullable: true }),
    fuelType: t.exposeString('fuelType', { nullable: true }),
    registeredIn: t.exposeString('registeredIn', { nullable: true, description: 'YYYY-MM.' }),
  }),
})

/** What is booked at a workshop. */
export const StaffBookingType = builder.objectRef<BookedServices>('StaffBooking').implement({
  fields: (t) => ({
    services: t.field({ type: [LineType], resolve: ({ services }) => services }),
    vehicle: t.expose('vehicle', { type: CarType }),
    ceiling: t.expose('ceiling', {
      type: 'Euro',
      nullable: true,
      description: 'Above this the workshop calls first; null: it always does.',
    }),
  }),
})
