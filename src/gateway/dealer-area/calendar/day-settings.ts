import { blockTime, liftBlock } from '#use-cases/dealer-area/calendar/block-time.ts'
import { type DaySettings, readDaySettings } from '#use-cases/dealer-area/calendar/day-settings.ts'
import { setDayCapacity } from '#use-cases/dealer-area/calendar/set-day-capacity.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { LastChangeType } from '../last-change.ts'
import { dayArgument, merchantIdOf } from '../request.ts'
import { requireStaff } from '../require-staff.ts'
import { AppointmentKindType, WorkGroupType } from './calendar-types.ts'
import { BlockType, CalendarAppointmentType } from './calendar.ts'

const CapacityType = builder.objectRef<DaySettings['capacities'][number]>('GroupCapacity').implement({
  fields: (t) => ({ group: t.expose('group', { type: WorkGroupType }), minutes: t.exposeInt('minutes') }),
})

const DaySettingsType = builder.objectRef<DaySettings>('DaySettings').implement({
  fields: (t) => ({
    capacities: t.field({ type: [CapacityType], resolve: ({ capacities }) => [...capacities] }),
    fingerprint: t.exposeString('fingerprint'),
    lastChange: t.expose('lastChange', { type: LastChangeType, nullable: true, description: 'Of the capacities.' }),
    blocks: t.field({ type: [BlockType], description: 'Still to come.', resolve: ({ blocks }) => [...blocks] }),
    appointments: t.field({ type: [CalendarAppointmentType], resolve: ({ appointments }) => [...appointments] }),
  }),
})

builder.queryField('daySettings', (t) =>
  t.field({
    type: DaySettingsType,
    description: 'How much work a day takes, its appointments, and all blocked times to come.',
    args: { merchant: t.arg.id({ required: true, description: 'UUID.' }), day: t.arg.string({ required: true }) },
    resolve: async (_, { merchant, day }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      const of = { merchantId, day: dayArgument(day, 'day') }
      return unwrapOrThrow(await readDaySettings(context.deps.read, context.actor, of))
    },
  }),
)

builder.mutationField('blockTime', (t) =>
  t.boolean({
    description:
      'Takes no appointments at a time any more. Refused: INVALID_INPUT; CONFLICT where there are some at that time, unless they are to stay.',
    args: {
      merchant: t.arg.id({ required: true, description: 'UUID.' }),
      day: t.arg.string({ required: true }),
      from: t.arg.int({ required: true, description: 'Minutes after midnight.' }),
      to: t.arg.int({ required: true }),
      kind: t.arg({ type: AppointmentKindType, description: 'Without it: of every kind.' }),
      reason: t.arg.string({ required: true }),
      leaveAppointments: t.arg.boolean({ required: true, description: 'Those at that time stay.' }),
    },
    resolve: async (_, { merchant, day, kind, ...block }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      const values = { ...block, merchantId, day: dayArgument(day, 'day'), kind: kind ?? null }
      return unwrapOrThrow(await blockTime(context.deps.writer, requireStaff(context), values)).kind === 'done'
    },
  }),
)

builder.mutationField('liftBlock', (t) =>
  t.boolean({
    args: { merchant: t.arg.id({ required: true, description: 'UUID.' }), id: t.arg.id({ required: true }) },
    resolve: async (_, { merchant, id }, context) => {
      const of = { merchantId: await merchantIdOf(context, merchant), id: rowId(id) }
      return unwrapOrThrow(await liftBlock(context.deps.writer, requireStaff(context), of)).kind === 'done'
    },
  }),
)

const GroupMinutes = builder.inputType('GroupMinutes', {
  fields: (t) => ({
    group: t.field({ type: WorkGroupType, required: true }),
    minutes: t.int({ required: true }),
  }),
})

builder.mutationField('setDayCapacity', (t) =>
  t.boolean({
    description: 'Refused: INVALID_INPUT naming the group; CHANGED where something else was shown.',
    args: {
      merchant: t.arg.id({ required: true, description: 'UUID.' }),
      day: t.arg.string({ required: true }),
      capacities: t.arg({ type: [GroupMinutes], required: true }),
      fingerprint: t.arg.string({ required: true }),
    },
    resolve: async (_, { merchant, day, capacities, fingerprint }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      const minutes = Object.fromEntries(capacities.map((each) => [each.group, each.minutes]))
      const of = { merchantId, day: dayArgument(day, 'day'), minutes, fingerprint }
      return unwrapOrThrow(await setDayCapacity(context.deps.writer, requireStaff(context), of)).kind === 'done'
    },
  }),
)
