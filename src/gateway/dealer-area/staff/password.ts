import { changeStaffPassword, resetStaffPassword } from '#use-cases/staff/change-password.ts'
import { requestStaffRecovery } from '#use-cases/staff/recover-password.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { clientOf, truncated, siteOf } from '../request.ts'
import { requireStaff } from '../require-staff.ts'

builder.mutationFields((t) => ({
  recoverStaff: t.boolean({
    description: 'Mails a link for a new password where the address has an account; the answer is the same either way.',
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_, { email }, context) => {
      unwrapOrThrow(
        await requestStaffRecovery(context.deps.writer, siteOf(context), clientOf(context), truncated(email)),
      )
      return true
    },
  }),
  resetStaffPassword: t.boolean({
    description: 'Sets a new password by a mailed link and the second factor. Every session ends.',
    args: {
      key: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      code: t.arg.string({ required: true }),
    },
    resolve: async (_, { key, password, code }, context) => {
      const entered = { key: truncated(key), password, code: truncated(code) }
      unwrapOrThrow(await resetStaffPassword(context.deps, siteOf(context), clientOf(context), entered))
      return true
    },
  }),
  changeStaffPassword: t.boolean({
    description: 'Every other session ends.',
    args: { currentPassword: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: async (_, { currentPassword, password }, context) => {
      const [actor, entered] = [requireStaff(context), { currentPassword: truncated(currentPassword), password }]
      unwrapOrThrow(await changeStaffPassword(context.deps, siteOf(context), actor, clientOf(context), entered))
      return true
    },
  }),
}))
