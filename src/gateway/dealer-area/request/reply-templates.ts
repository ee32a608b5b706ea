import { ReplyTemplateForm } from '#domain/request/reply-template.ts'
import {
  readReplyTemplates,
  removeReplyTemplate,
  type ReplyTemplate,
  saveReplyTemplate,
  templateFingerprint,
} from '#use-cases/dealer-area/reply-templates.ts'
import { readLastChange } from '#use-cases/audit/last-change.ts'
import { readInput, unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { LastChangeType } from '../last-change.ts'
import { merchantIdOf } from '../request.ts'
import { requireStaff } from '../require-staff.ts'

export const ReplyTemplateType = builder.objectRef<ReplyTemplate>('ReplyTemplate').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    name: t.exposeString('name'),
    text: t.exposeString('text', {
      description: '{name}, {vehicle} and {me} stand for customer, car and who answers.',
    }),
    fingerprint: t.string({ resolve: (template) => templateFingerprint(template) }),
    lastChange: t.field({
      type: LastChangeType,
      nullable: true,
      resolve: async ({ id }, _, { deps }) => (await readLastChange(deps.read, `template ${id}`)) ?? null,
    }),
  }),
})

builder.queryField('replyTemplates', (t) =>
  t.field({
    type: [ReplyTemplateType],
    description: 'Answers that a merchant writes again and again.',
    args: { merchant: t.arg.id({ required: true }) },
    resolve: async (_, { merchant }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      return [...unwrapOrThrow(await readReplyTemplates(context.deps.read, context.actor, merchantId)).templates]
    },
  }),
)

builder.mutationFields((t) => ({
  saveReplyTemplate: t.boolean({
    description: 'Adds a template, or with its id changes it. Refused: CHANGED; CONFLICT where the name is taken.',
    args: {
      merchant: t.arg.id({ required: true }),
      id: t.arg.id(),
      name: t.arg.string({ required: true }),
      text: t.arg.string({ required: true }),
      fingerprint: t.arg.string({ description: 'Of the template that is changed.' }),
    },
    resolve: async (_, { merchant, id, fingerprint = null, ...entered }, context) => {
      const [merchantId, actor] = [await merchantIdOf(context, merchant), requireStaff(context)]
      const values = readInput(ReplyTemplateForm, entered)
      const template = { merchantId, id: id == null ? null : rowId(id), fingerprint, ...values }
      unwrapOrThrow(await saveReplyTemplate(context.deps.writer, actor, template))
      return true
    },
  }),
  removeReplyTemplate: t.boolean({
    args: { merchant: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
    resolve: async (_, { merchant, id }, context) => {
      const [merchantId, actor] = [await merchantIdOf(context, merchant), requireStaff(context)]
      unwrapOrThrow(await removeReplyTemplate(context.deps.writer, actor, { merchantId, id: rowId(id) }))
      return true
    },
  }),
}))
