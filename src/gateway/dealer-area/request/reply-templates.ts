import { ReplyTemplateForm } from '#domain/request/reply-template.ts'
import {
  readReplyTemplates,
  removeReplyTemplate,
  type ReplyTemplate,
  saveReplyTemplate,
} from '#use-cases/dealer-area/reply-templates.ts'
import { readInput, unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { merchantIdOf } from '../request.ts'
import { requireStaff } from '../require-staff.ts'

export const ReplyTemplateType = builder.objectRef<ReplyTemplate>('ReplyTemplate').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    name: t.exposeString('name'),
    text: t.exposeString('text', {
      description: '{name}, {vehicle} and {me} stand for customer, car and who answers.',
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
    description: 'Adds a template, or with its id changes it. Refused: CONFLICT where the name is taken.',
    args: {
      merchant: t.arg.id({ required: true }),
      id: t.arg.id(),
      name: t.arg.string({ required: true }),
      text: t.arg.string({ required: true }),
    },
    resolve: async (_, { merchant, id, ...entered }, context) => {
      const [merchantId, actor] = [await merchantIdOf(context, merchant), requireStaff(context)]
      const template = { merchantId, id: id == null ? null : rowId(id), ...readInput(ReplyTemplateForm, entered) }
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
