import { titleIn } from '#domain/request/request.ts'
import type { Block } from '#use-cases/appointment/blocks.ts'
import type { CalendarAppointment } from '#use-cases/dealer-area/calendar/calendar-rows.ts'
import {
  type CalendarResource,
  type GroupLoad,
  readStaffCalendar,
  type StaffCalendar,
  type StaffDay,
} from '#use-cases/dealer-area/calendar/staff-calendar.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { dayArgument, merchantIdOf } from '../request.ts'
import { RequestKindType, RequestStateType } from '../request/request-types.ts'
import { AppointmentKindType, WorkGroupType } from './calendar-types.ts'

export const CalendarAppointmentType = builder.objectRef<CalendarAppointment>('CalendarAppointment').implement({
  fields: (t) => ({
    requestId: t.id({ resolve: ({ requestId }) => String(requestId) }),
    kind: t.expose('kind', { type: AppointmentKindType }),
    day: t.exposeString('day', { description: 'YYYY-MM-DD.' }),
    minute: t.exposeInt('minute', { description: 'After midnight in Berlin.' }),
    lengthMinutes: t.exposeInt('lengthMinutes'),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    workMinutes: t.int({ resolve: ({ work }) => Object.values(work).reduce((sum, minutes) => sum + minutes, 0) }),
    workGroups: t.field({ type: [WorkGroupType], resolve: ({ work }) => Object.keys(work) as (keyof typeof work)[] }),
    isMissed: t.exposeBoolean('isMissed', { description: 'Nobody came.' }),
    request: t.expose('request', { type: RequestKindType }),
    state: t.expose('state', { type: RequestStateType }),
    waitsFor: t.string({
      nullable: true,
      description: 'MERCHANT or CUSTOMER.',
      resolve: ({ steps }) => steps.waitsFor,
    }),
    isMovable: t.boolean({ resolve: ({ steps, startsAt }) => steps.isMovable && startsAt > new Date() }),
    title: t.string({ resolve: (row, _, { locale }) => titleIn(row, locale) }),
    car: t.exposeString('car', { nullable: true }),
    person: t.exposeString('person'),
    orderId: t.id({ nullable: true, resolve: ({ orderId }) => (orderId === null ? null : String(orderId)) }),
    resource: t.exposeString('resource', { description: 'Who or what takes it.' }),
    stockCar: t.exposeString('stockCar', { nullable: true, description: 'The merchant’s own car it is about.' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true }),
  }),
})

const LoadType = builder.objectRef<GroupLoad>('GroupLoad').implement({
  description: 'Minutes of work on a day.',
  fields: (t) => ({
    group: t.expose('group', { type: WorkGroupType }),
    booked: t.exposeInt('booked'),
    capacity: t.exposeInt('capacity'),
  }),
})

export const BlockType = builder.objectRef<Block>('CalendarBlock').implement({
  description: 'A time at which a merchant takes no appointments.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    day: t.exposeString('day'),
    from: t.exposeInt('from', { description: 'Minutes after midnight.' }),
    to: t.exposeInt('to'),
    kind: t.expose('kind', { type: AppointmentKindType, nullable: true, description: 'Null: every kind.' }),
    reason: t.exposeString('reason'),
  }),
})

const DayType = builder.objectRef<StaffDay>('CalendarDay').implement({
  fields: (t) => ({
    day: t.exposeString('day'),
    closed: t.exposeString('closed', { nullable: true, description: 'CLOSED, HOLIDAY or EXCEPTION.' }),
    loads: t.field({ type: [LoadType], resolve: ({ loads }) => [...loads] }),
    blocks: t.field({ type: [BlockType], resolve: ({ blocks }) => [...blocks] }),
  }),
})

const ResourceType = builder.objectRef<CalendarResource>('CalendarResource').implement({
  description: 'A bay, an adviser, a seller: takes one appointment at a time.',
  fields: (t) => ({
    name: t.exposeString('name'),
    kinds: t.field({ type: [AppointmentKindType], resolve: ({ kinds }) => [...kinds] }),
  }),
})

const CalendarType = builder.objectRef<StaffCalendar>('StaffCalendar').implement({
  fields: (t) => ({
    isSetUp: t.exposeBoolean('isSetUp', { description: 'Whether the merchant takes appointments online.' }),
    resources: t.field({ type: [ResourceType], resolve: ({ resources }) => [...resources] }),
    days: t.field({ type: [DayType], resolve: ({ days }) => [...days] }),
    appointments: t.field({ type: [CalendarAppointmentType], resolve: ({ appointments }) => [...appointments] }),
  }),
})

builder.queryField('staffCalendar', (t) =>
  t.field({
    type: CalendarType,
    description: 'What happens at a merchant’s between two days, at most 45. Refused: INVALID_INPUT.',
    args: {
      merchant: t.arg.id({ required: true, description: 'UUID.' }),
      from: t.arg.string({ required: true, description: 'YYYY-MM-DD.' }),
      to: t.arg.string({ required: true }),
    },
    resolve: async (_, { merchant, from, to }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      const days = { from: dayArgument(from, 'from'), to: dayArgument(to, 'to') }
      return unwrapOrThrow(await readStaffCalendar(context.deps.read, context.actor, { merchantId, ...days }))
    },
  }),
)
