import type { Slot } from '#domain/appointments/slots.ts'
import { isToCome } from '#domain/request/appointment-steps.ts'
import {
  cancelStaffAppointment,
  confirmAppointment,
  markNoShow,
  moveStaffAppointment,
} from '#use-cases/dealer-area/calendar/change-appointment.ts'
import { readStaffAppointment, type StaffAppointment } from '#use-cases/dealer-area/calendar/staff-appointment.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { dayArgument } from '../request.ts'
import { ClosingReasonType } from '../request/request-types.ts'
import { requireStaff } from '../require-staff.ts'
import { CalendarAppointmentType } from './calendar.ts'

export const TimeType = builder.objectRef<Slot>('StaffTime').implement({
  fields: (t) => ({
    minute: t.exposeInt('minute', { description: 'After midnight.' }),
    isFree: t.exposeBoolean('isFree'),
  }),
})

const hasBegun = ({ appointment }: StaffAppointment) => !isToCome(appointment.startsAt, new Date())

const StaffAppointmentType = builder.objectRef<StaffAppointment>('StaffAppointment').implement({
  fields: (t) => ({
    appointment: t.field({ type: CalendarAppointmentType, resolve: ({ appointment }) => appointment }),
    fingerprint: t.exposeString('fingerprint', { description: 'A change sends it back: CHANGED where it differs.' }),
    leadsTo: t.exposeString('leadsTo', { description: 'ORDER, TRADE_IN or REQUEST.' }),
    mayConfirm: t.boolean({ resolve: ({ appointment: { steps } }) => steps.confirm !== null }),
    mayMarkNoShow: t.boolean({
      resolve: (found) => hasBegun(found) && !found.appointment.isMissed,
    }),
    endsWithNoShow: t.boolean({ resolve: ({ appointment: { steps } }) => steps.noShow !== null }),
    cancelReasons: t.field({
      type: [ClosingReasonType],
      resolve: (found) => (hasBegun(found) ? [] : [...(found.appointment.steps.cancel?.reasons ?? [])]),
    }),
    times: t.field({ type: [TimeType], resolve: ({ slots }) => [...(slots?.slots ?? [])] }),
    closed: t.string({ nullable: true, resolve: ({ slots }) => (slots ? slots.closed : 'CLOSED') }),
  }),
})

builder.queryField('staffAppointment', (t) =>
  t.field({
    type: StaffAppointmentType,
    description: 'The appointment of a request with the times of a day. Refused: FORBIDDEN, NOT_FOUND.',
    args: { request: t.arg.id({ required: true }), day: t.arg.string({ description: 'YYYY-MM-DD; else its own.' }) },
    resolve: async (_, { request, day }, { actor, deps }) => {
      const wished = { requestId: rowId(request), day: day == null ? null : dayArgument(day, 'day') }
      return unwrapOrThrow(await readStaffAppointment(deps.read, actor, wished))
    },
  }),
)

const REFUSED = 'Refused: CONFLICT where that is not possible now, CHANGED where something else was shown.'

builder.mutationFields((t) => {
  const shown = { request: t.arg.id({ required: true }), fingerprint: t.arg.string({ required: true }) }
  return {
    confirmAppointment: t.boolean({
      description: REFUSED,
      args: shown,
      resolve: async (_, { request, fingerprint }, context) => {
        const of = { requestId: rowId(request), fingerprint }
        return unwrapOrThrow(await confirmAppointment(context.deps.writer, requireStaff(context), of)).kind === 'done'
      },
    }),
    moveAppointment: t.boolean({
      description: `The customer is mailed. ${REFUSED} UNAVAILABLE where the time is taken.`,
      args: { ...shown, day: t.arg.string({ required: true }), minute: t.arg.int({ required: true }) },
      resolve: async (_, { request, fingerprint, day, minute }, context) => {
        const of = { requestId: rowId(request), fingerprint }
        const slot = { day: dayArgument(day, 'day'), minute }
        const staff = requireStaff(context)
        return unwrapOrThrow(await moveStaffAppointment(context.deps.writer, staff, of, slot)).kind === 'done'
      },
    }),
    cancelAppointment: t.boolean({
      description: `Ends the request. ${REFUSED}`,
      args: { ...shown, reason: t.arg({ type: ClosingReasonType, required: true }) },
      resolve: async (_, { request, fingerprint, reason }, context) => {
        const of = { requestId: rowId(request), fingerprint }
        const staff = requireStaff(context)
        return unwrapOrThrow(await cancelStaffAppointment(context.deps.writer, staff, of, reason)).kind === 'done'
      },
    }),
    markNoShow: t.boolean({
      description: `Nobody came. ${REFUSED}`,
      args: shown,
      resolve: async (_, { request, fingerprint }, context) => {
        const of = { requestId: rowId(request), fingerprint }
        return unwrapOrThrow(await markNoShow(context.deps.writer, requireStaff(context), of)).kind === 'done'
      },
    }),
  }
})
