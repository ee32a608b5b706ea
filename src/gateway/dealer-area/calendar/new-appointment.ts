import { STAFF_BOOKABLE } from '#domain/appointments/staff-booking.ts'
import { bookForCaller } from '#use-cases/dealer-area/calendar/book-for-caller.ts'
import { type Bookable, type BookableCar, readBookable } from '#use-cases/dealer-area/calendar/bookable.ts'
import type { OfferedWorkshopService } from '#use-cases/workshop/services.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { truncated, dayArgument, merchantIdOf } from '../request.ts'
import { requireStaff } from '../require-staff.ts'
import { TimeType } from './appointment.ts'

const BookableKindType = builder.enumType('BookableKind', { values: STAFF_BOOKABLE })

const ServiceType = builder.objectRef<OfferedWorkshopService>('BookableService').implement({
  fields: (t) => ({
    sku: t.exposeString('sku'),
    title: t.string({ resolve: ({ title }, _, { locale }) => title[locale] }),
  }),
})

const CarType = builder.objectRef<BookableCar>('BookableCar').implement({
  fields: (t) => ({ number: t.exposeString('number'), title: t.exposeString('title') }),
})

const BookableType = builder.objectRef<Bookable>('Bookable').implement({
  description: 'What can be booked for somebody who calls.',
  fields: (t) => ({
    kinds: t.field({ type: [BookableKindType], resolve: ({ kinds }) => [...kinds] }),
    services: t.field({ type: [ServiceType], resolve: ({ services }) => [...services] }),
    car: t.field({
      ...{ type: CarType, nullable: true, description: 'Null where no car has that number.' },
      resolve: ({ car }) => car,
    }),
    times: t.field({
      ...{ type: [TimeType], nullable: true, description: 'Null until it is said what the appointment is about.' },
      resolve: ({ slots }) => slots && [...slots.slots],
    }),
  }),
})

builder.queryField('bookable', (t) =>
  t.field({
    type: BookableType,
    description: 'What can be booked for somebody who calls, and the times of a day.',
    args: {
      merchant: t.arg.id({ required: true, description: 'UUID.' }),
      kind: t.arg({ type: BookableKindType, required: true }),
      day: t.arg.string({ required: true }),
      services: t.arg.stringList({ required: true, description: 'SKUs.' }),
      vehicleNumber: t.arg.string({ description: 'The dealer’s own number of the car that is to be driven.' }),
    },
    resolve: async (_, { merchant, kind, day, services, vehicleNumber }, context) => {
      const wished = {
        ...{ merchantId: await merchantIdOf(context, merchant), kind, day: dayArgument(day, 'day') },
        ...{ skus: services, vehicleNumber: vehicleNumber ? truncated(vehicleNumber) : null },
      }
      return unwrapOrThrow(await readBookable(context.deps.read, context.actor, wished))
    },
  }),
)

const CallerType = builder.inputType('Caller', {
  description: 'Who calls, and the car that is brought to the workshop.',
  fields: (t) => ({
    ...{ salutation: t.string(), firstName: t.string({ required: true }), lastName: t.string({ required: true }) },
    ...{ email: t.string(), phone: t.string(), locale: t.string({ required: true }) },
    ...{ make: t.string(), model: t.string(), plate: t.string() },
  }),
})

builder.mutationField('bookAppointment', (t) =>
  t.id({
    description:
      'Books a confirmed appointment; gives its request. Refused: INVALID_INPUT; UNAVAILABLE where the time is taken.',
    args: {
      merchant: t.arg.id({ required: true, description: 'UUID.' }),
      kind: t.arg({ type: BookableKindType, required: true }),
      day: t.arg.string({ required: true }),
      minute: t.arg.int({ required: true }),
      services: t.arg.stringList({ required: true, description: 'SKUs.' }),
      vehicleNumber: t.arg.string(),
      caller: t.arg({ type: CallerType, required: true }),
      key: t.arg.string({ required: true, description: 'Of the form: sent twice it is one appointment.' }),
    },
    resolve: async (_, { merchant, day, services, vehicleNumber, caller, ...rest }, context) => {
      const { deps, mailOrigin: origin } = context
      const entered = Object.entries(caller).map(([name, value]) => [name, truncated(value ?? '')])
      const wished = {
        ...{ ...rest, merchantId: await merchantIdOf(context, merchant), day: dayArgument(day, 'day') },
        ...{ skus: services, vehicleNumber: vehicleNumber ? truncated(vehicleNumber) : null },
        entered: Object.fromEntries(entered) as Record<string, string>,
      }
      const outcome = await bookForCaller({ ...deps, origin }, requireStaff(context), wished)
      return String(unwrapOrThrow(outcome).requestId)
    },
  }),
)
