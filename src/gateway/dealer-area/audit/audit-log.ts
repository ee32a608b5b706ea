import { type AuditLogRow, readAuditLog } from '#use-cases/audit/audit-log.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { rowId } from '../../session/actor.ts'
import { merchantIdOf } from '../request.ts'

const AuditEntryType = builder.objectRef<AuditLogRow>('AuditEntry').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    at: t.expose('at', { type: 'DateTime' }),
    actor: t.exposeString('actor'),
    operation: t.exposeString('operation'),
    subject: t.exposeString('subject'),
    before: t.string({
      nullable: true,
      description: 'JSON.',
      resolve: ({ before }) => before && JSON.stringify(before),
    }),
    after: t.string({ nullable: true, description: 'JSON.', resolve: ({ after }) => after && JSON.stringify(after) }),
  }),
})

builder.queryField('auditLog', (t) =>
  t.field({
    type: [AuditEntryType],
    description: 'What staff have changed, the latest first, 50 at a time.',
    args: {
      merchant: t.arg.id({ description: 'UUID; without it what concerns no merchant, for administrators.' }),
      before: t.arg.id({ description: 'The id of the last entry that was read.' }),
    },
    resolve: async (_, { merchant, before }, context) => {
      const merchantId = merchant == null ? null : await merchantIdOf(context, merchant)
      const last = before == null ? null : rowId(before)
      return [...unwrapOrThrow(await readAuditLog(context.deps.read, context.actor, merchantId, last)).rows]
    },
  }),
)
