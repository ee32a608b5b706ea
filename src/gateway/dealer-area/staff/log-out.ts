import { logOutStaff } from '#use-cases/staff/log-out.ts'
import { builder } from '../builder.ts'
import { requireStaff } from '../require-staff.ts'

builder.mutationField('logOutStaff', (t) =>
  t.boolean({
    description: 'Ends this session.',
    resolve: async (_, __, context) => {
      await logOutStaff(context.deps.writer, requireStaff(context))
      return true
    },
  }),
)
