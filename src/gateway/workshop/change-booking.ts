import { GarageVehicleInput } from '#domain/garage/garage-vehicle.ts'
import { isDay } from '#domain/delivery/calendar-day.ts'
import { ServiceContact } from '#domain/workshop/booking-draft.ts'
import { extendReservation } from '#use-cases/appointment/reserve-slot.ts'
import {
  chooseWorkshop,
  chooseWorkshopServices,
  reserveServiceTime,
  resetServiceBooking,
  setServiceContact,
  setServiceVehicle,
} from '#use-cases/workshop/change-booking.ts'
import { SalutationType } from '../account/customer.ts'
import { unwrapSlot } from '../appointment/days.ts'
import { subscribeToo } from '../newsletter/subscribe-too.ts'
import { bookWorkshopService, isBooked } from '#use-cases/workshop/book-workshop-service.ts'
import { IdempotentForm } from '#domain/idempotency-key.ts'
import { builder } from '../builder.ts'
import { requireCartOwner } from '../cart/owner.ts'
import { GarageVehicleInputType } from '../garage/garage.ts'
import { readInput, unwrapOrThrow } from '../outcome.ts'
import { Refusal } from '../refusal.ts'
import { countAttempt, mailSite, rowId } from '../session/actor.ts'
import { BotProofInput, checkBot } from '../session/bot-check.ts'
import { bookingOf, ServiceBookingType } from './booking.ts'

const ServiceContactInput = builder.inputType('ServiceContactInput', {
  fields: (t) => ({
    salutation: t.field({ type: SalutationType }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    email: t.string({ required: true }),
    phoneNumber: t.string({ required: true }),
    userMsg: t.string({ description: 'At most 500 characters.' }),
    ceiling: t.field({ type: 'Euro', description: 'Above this the workshop calls first; omitted: always.' }),
  }),
})

const BookedServiceType = builder
  .objectRef<{ readonly requestId: number; readonly key: string; readonly hasAppointment: boolean }>('BookedService')
  .implement({
    fields: (t) => ({
      requestId: t.id({ resolve: ({ requestId }) => String(requestId) }),
      key: t.exposeString('key', { description: 'Opens the request without a log-in.' }),
      hasAppointment: t.exposeBoolean('hasAppointment', {
        description: 'Whether a time is reserved; otherwise the workshop arranges one.',
      }),
    }),
  })

builder.mutationFields((t) => ({
  bookWorkshopService: t.field({
    type: BookedServiceType,
    description:
      'Reserves the time, free of charge, and opens a request to the workshop. Refused: CONFLICT where a step is unanswered, CHANGED ' +
      'where something else was shown, UNAVAILABLE with `extensions.alternatives` where the time is taken, BOT_SUSPECTED, RATE_LIMITED.',
    args: {
      key: t.arg.string({ required: true, description: 'Idempotency key of the form: sent twice it is one booking.' }),
      shown: t.arg.string({ required: true }),
      botCheck: t.arg({ type: BotProofInput, description: 'Of visitors who are not logged in.' }),
      newsletter: t.arg.boolean({ description: 'Orders the newsletter of the shop too.' }),
    },
    resolve: async (_, { shown, botCheck, newsletter, ...form }, context) => {
      const { key } = readInput(IdempotentForm, form)
      const { deps, scope } = context
      const owner = requireCartOwner(context)
      const email = (await bookingOf(context)).draft.contact?.email ?? ''
      const isVisitor = owner.kind === 'VISITOR' && !(await isBooked(deps.read, owner, key))
      await (isVisitor
        ? checkBot(context, 'book-service', botCheck, email)
        : countAttempt(context, 'book-service', email))
      const booked = unwrapSlot(await bookWorkshopService(deps, { owner, scope, site: mailSite(context), key, shown }))
      await subscribeToo(context, newsletter, email, 'SERVICE_BOOKING')
      return booked
    },
  }),
  chooseWorkshopServices: t.field({
    type: ServiceBookingType,
    description: 'Other services than before empty the price and give up the time.',
    args: { skus: t.arg.idList({ required: true }), plate: t.arg.string() },
    resolve: async (_, { skus, plate }, context) => {
      const answer = { skus: skus.map(String), plate: plate?.trim().slice(0, 20) || null }
      unwrapOrThrow(await chooseWorkshopServices(context.deps, requireCartOwner(context), context.scope, answer))
      return bookingOf(context)
    },
  }),
  setServiceVehicle: t.field({
    type: ServiceBookingType,
    description: 'A car of the garage, or one that was entered.',
    args: { garageId: t.arg.id(), input: t.arg({ type: GarageVehicleInputType }) },
    resolve: async (_, { garageId, input }, context) => {
      const answer = garageId ? { garageId: rowId(garageId) } : { entered: readInput(GarageVehicleInput, input ?? {}) }
      unwrapOrThrow(await setServiceVehicle(context.deps, requireCartOwner(context), answer))
      return bookingOf(context)
    },
  }),
  chooseWorkshop: t.field({
    type: ServiceBookingType,
    args: { merchant: t.arg.id({ required: true }), place: t.arg.string() },
    resolve: async (_, { merchant, place }, context) => {
      const answer = { merchant, place: place?.trim().slice(0, 80) || null }
      unwrapOrThrow(await chooseWorkshop(context.deps, requireCartOwner(context), context.scope, answer))
      return bookingOf(context)
    },
  }),
  reserveServiceTime: t.field({
    type: ServiceBookingType,
    description: 'For 15 minutes. Refused: UNAVAILABLE with `extensions.alternatives`, the nearest free times.',
    args: { day: t.arg.string({ required: true }), minute: t.arg.int({ required: true }) },
    resolve: async (_, { day, minute }, context) => {
      if (!isDay(day)) throw new Refusal('INVALID_INPUT', 'A day is YYYY-MM-DD.', 'day')
      await countAttempt(context, 'reserve-time')
      const owner = requireCartOwner(context)
      unwrapSlot(await reserveServiceTime(context.deps, owner, context.scope, { day, minute }))
      return bookingOf(context)
    },
  }),
  extendServiceTime: t.field({
    type: ServiceBookingType,
    description: 'By another 15 minutes, once.',
    resolve: async (_, __, context) => {
      requireCartOwner(context)
      const { draft } = await bookingOf(context)
      if (!(await extendReservation(context.deps.writer, draft.key))) throw new Refusal('CONFLICT', 'It goes once.')
      return bookingOf(context)
    },
  }),
  setServiceContact: t.field({
    type: ServiceBookingType,
    args: { input: t.arg({ type: ServiceContactInput, required: true }) },
    resolve: async (_, { input: { phoneNumber: phone, userMsg: message, ...person } }, context) => {
      const contact = readInput(ServiceContact, { ...person, phone, message })
      unwrapOrThrow(await setServiceContact(context.deps, requireCartOwner(context), contact))
      return bookingOf(context)
    },
  }),
  resetServiceBooking: t.field({
    type: ServiceBookingType,
    description: 'Deletes everything that was entered and gives up the time.',
    resolve: async (_, __, context) => {
      await resetServiceBooking(context.deps, requireCartOwner(context))
      return bookingOf(context)
    },
  }),
}))
