import { randomUUID } from 'node:crypto'
import { FLOWS } from '#domain/routes/flows.ts'
import type { ServiceContact, ServiceVehicle } from '#domain/workshop/booking-draft.ts'
import { minutesOfWork } from '#domain/workshop/service.ts'
import { readSlots } from '#use-cases/appointment/slots.ts'
import { readBooking, readBookingDraft, type ServiceBooking } from '#use-cases/workshop/booking.ts'
import { bookingDigest } from '#use-cases/workshop/book-workshop-service.ts'
import { SalutationType } from '../account/customer.ts'
import { AppointmentDayType, daysBetween } from '../appointment/days.ts'
import { builder } from '../builder.ts'
import { cartOwner } from '../cart/owner.ts'
import type { GatewayContext } from '../context.ts'
import { MerchantType } from '../merchant/merchant.ts'
import { ServiceSumType, WorkshopServiceType } from './services.ts'

const MAX_DAYS = 62

const BookingStepRef = builder.enumType('ServiceBookingStep', {
  values: Object.fromEntries(FLOWS.workshop.map((step) => [step.toUpperCase().replaceAll('-', '_'), { value: step }])),
})

const ServiceVehicleType = builder.objectRef<ServiceVehicle>('ServiceVehicle').implement({
  fields: (t) => ({
    garageId: t.id({
      nullable: true,
      resolve: ({ garageId }) => (garageId === null ? null : String(garageId)),
    }),
    vin: t.exposeString('vin', { nullable: true }),
    hsn: t.exposeString('hsn', { nullable: true }),
    tsn: t.exposeString('tsn', { nullable: true }),
    make: t.exposeString('make'),
    model: t.exposeString('model', { nullable: true }),
    fuelType: t.exposeString('fuelType', { nullable: true }),
    registeredIn: t.exposeString('registeredIn', { nullable: true, description: 'YYYY-MM.' }),
    mileage: t.exposeInt('mileage', { nullable: true }),
    plateNumber: t.exposeString('plateNumber', { nullable: true }),
  }),
})

const ServiceContactType = builder.objectRef<ServiceContact>('ServiceContact').implement({
  fields: (t) => ({
    salutation: t.expose('salutation', { type: SalutationType, nullable: true }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    phoneNumber: t.string({ resolve: ({ phone }) => phone ?? '' }),
    userMsg: t.exposeString('message', { nullable: true }),
    ceiling: t.expose('ceiling', { type: 'Euro', nullable: true }),
  }),
})

const SlotChoiceType = builder.objectRef<{ readonly day: string; readonly minute: number }>('ChosenTime').implement({
  fields: (t) => ({ day: t.exposeString('day'), minute: t.exposeInt('minute') }),
})

export const ServiceBookingType = builder.objectRef<ServiceBooking>('ServiceBooking').implement({
  description: 'What has been entered in a workshop booking so far.',
  fields: (t) => ({
    openStep: t.field({
      type: BookingStepRef,
      description: 'The first unanswered step, or the last one.',
      resolve: ({ openStep }) => openStep,
    }),
    services: t.field({ type: [WorkshopServiceType], resolve: ({ services }) => [...services] }),
    plate: t.string({ nullable: true, resolve: ({ draft }) => draft.plate }),
    sum: t.field({ type: ServiceSumType, resolve: ({ sum }) => sum }),
    minutes: t.int({ description: 'Of work.', resolve: ({ work }) => minutesOfWork(work) }),
    vehicle: t.field({ type: ServiceVehicleType, nullable: true, resolve: ({ draft }) => draft.vehicle }),
    isGarageFlow: t.boolean({ resolve: ({ draft }) => draft.vehicle?.garageId != null }),
    place: t.string({ nullable: true, resolve: ({ draft }) => draft.place }),
    workshop: t.field({ type: MerchantType, nullable: true, resolve: ({ workshop }) => workshop }),
    hasCalendar: t.exposeBoolean('hasCalendar'),
    isPriceSeen: t.boolean({
      description: 'Whether the workshop still takes what it did when it was chosen.',
      resolve: ({ draft: { price }, sum }) => price?.price === sum.price && price.maxPrice === sum.maxPrice,
    }),
    time: t.field({ type: SlotChoiceType, nullable: true, resolve: ({ draft }) => draft.slot }),
    reservedUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null if the time is not reserved any more.',
      resolve: ({ reservation }) => reservation?.reservedUntil ?? null,
    }),
    isExtended: t.boolean({ resolve: ({ reservation }) => reservation?.isExtended ?? false }),
    contact: t.field({ type: ServiceContactType, nullable: true, resolve: ({ draft }) => draft.contact }),
    shown: t.string({
      description: 'Fingerprint of what the summary shows; bookWorkshopService requires it and books exactly that.',
      resolve: (booking, _, { locale }) => bookingDigest(booking, locale),
    }),
    days: t.field({
      type: [AppointmentDayType],
      description: `Days of the workshop's calendar, at most ${MAX_DAYS}; none without a calendar.`,
      args: { from: t.arg.string({ required: true }), to: t.arg.string({ required: true }) },
      resolve: ({ workshop, work, draft }, { from, to }, { deps }) => {
        if (!workshop) return []
        const query = { merchantId: workshop.id, kind: 'WORKSHOP', work, draftKey: draft.key } as const
        return readSlots(deps.read, query, daysBetween(from, to, MAX_DAYS))
      },
    }),
  }),
})

builder.queryField('serviceBooking', (t) =>
  t.field({ type: ServiceBookingType, resolve: (_, __, context) => bookingOf(context) }),
)

/** The request's booking as it stands now. */
export async function bookingOf(context: GatewayContext): Promise<ServiceBooking> {
  const { deps, scope } = context
  return readBooking(deps, scope, await readBookingDraft(deps.read, cartOwner(context), randomUUID()))
}
