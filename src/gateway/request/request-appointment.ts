import { APPOINTMENT_KINDS } from '#domain/appointments/calendar.ts'
import type { Appointment } from '#use-cases/appointment/appointment.ts'
import { readMovableUntil } from '#use-cases/appointment/movable-until.ts'
import { readSlots } from '#use-cases/appointment/slots.ts'
import { AppointmentDayType, daysBetween } from '../appointment/days.ts'
import { builder } from '../builder.ts'

/** Days that can be looked at in one answer. */
const MAX_DAYS = 62

export const RequestAppointmentType = builder.objectRef<Appointment>('RequestAppointment').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: builder.enumType('AppointmentKind', { values: APPOINTMENT_KINDS }) }),
    day: t.exposeString('day', { description: 'YYYY-MM-DD.' }),
    minute: t.exposeInt('minute', { description: 'After midnight in Berlin.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    isCancelled: t.exposeBoolean('isCancelled'),
    movableUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the customer can choose another time; null once it is cancelled.',
      resolve: (appointment, _, { deps }) => readMovableUntil(deps.read, appointment),
    }),
    days: t.field({
      type: [AppointmentDayType],
      description: `Times it could have instead, of at most ${MAX_DAYS} days.`,
      args: { from: t.arg.string({ required: true }), to: t.arg.string({ required: true }) },
      resolve: ({ id, merchantId, vehicleId, kind, work }, { from, to }, { deps }) =>
        readSlots(
          deps.read,
          { merchantId, kind, work, appointmentId: id, ...(vehicleId === null ? {} : { vehicleId }) },
          daysBetween(from, to, MAX_DAYS),
        ),
    }),
  }),
})
