import { endOtherStaffSessions, endStaffSession } from '#use-cases/staff/end-session.ts'
import { logOutStaff } from '#use-cases/staff/log-out.ts'
import { readStaffSessions, type StaffSession } from '#use-cases/staff/sessions.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { requireStaff } from '../require-staff.ts'

const StaffSessionType = builder.objectRef<StaffSession>('StaffSession').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime', description: 'To a minute.' }),
    userAgent: t.exposeString('userAgent', { nullable: true }),
    network: t.exposeString('network'),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'The session of this request.' }),
  }),
})

builder.queryField('sessions', (t) =>
  t.field({
    type: [StaffSessionType],
    description: 'The requester’s open sessions, the last used first.',
    resolve: (_, __, context) => readStaffSessions(context.deps.read, requireStaff(context)),
  }),
)

builder.mutationFields((t) => ({
  logOutStaff: t.boolean({
    description: 'Ends this session.',
    resolve: async (_, __, context) => {
      await logOutStaff(context.deps.writer, requireStaff(context))
      return true
    },
  }),
  endStaffSession: t.boolean({
    description: 'Ends one of the requester’s sessions.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      unwrapOrThrow(await endStaffSession(context.deps.writer, requireStaff(context), id))
      return true
    },
  }),
  endOtherStaffSessions: t.boolean({
    description: 'Ends every other session of the requester.',
    resolve: async (_, __, context) => {
      await endOtherStaffSessions(context.deps.writer, requireStaff(context))
      return true
    },
  }),
}))
