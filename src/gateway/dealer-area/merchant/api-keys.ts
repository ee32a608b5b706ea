import { API_PURPOSES } from '#domain/dealer-api/machine-actor.ts'
import { type ApiKey, readApiKeys } from '#use-cases/dealer-api/api-keys.ts'
import { createApiKey, endApiKey } from '#use-cases/dealer-api/change-api-keys.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { merchantIdOf } from '../request.ts'
import { requireStaff } from '../require-staff.ts'

const ApiPurposeType = builder.enumType('ApiPurpose', { values: API_PURPOSES })

const ApiKeyType = builder.objectRef<ApiKey>('ApiKey').implement({
  description: 'A key of the dealer API in force.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    name: t.exposeString('name'),
    purposes: t.field({ type: [ApiPurposeType], resolve: ({ purposes }) => [...purposes] }),
    creator: t.exposeString('creator'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true, description: 'To the minute.' }),
  }),
})

builder.queryField('apiKeys', (t) =>
  t.field({
    type: [ApiKeyType],
    args: { merchant: t.arg.id({ required: true }) },
    resolve: async (_, { merchant }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      return [...unwrapOrThrow(await readApiKeys(context.deps.read, context.actor, merchantId)).keys]
    },
  }),
)

builder.mutationFields((t) => ({
  createApiKey: t.string({
    description: 'Creates a key of the dealer API and returns it; it cannot be read again.',
    args: {
      merchant: t.arg.id({ required: true }),
      name: t.arg.string({ required: true }),
      purposes: t.arg({ type: [ApiPurposeType], required: true }),
    },
    resolve: async (_, { merchant, name, purposes }, context) => {
      const key = { merchantId: await merchantIdOf(context, merchant), name, purposes }
      return unwrapOrThrow(await createApiKey(context.deps.writer, requireStaff(context), key)).secret
    },
  }),
  endApiKey: t.boolean({
    description: 'Ends a key at once.',
    args: { merchant: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
    resolve: async (_, { merchant, id }, context) => {
      const key = { merchantId: await merchantIdOf(context, merchant), id: rowId(id) }
      unwrapOrThrow(await endApiKey(context.deps.writer, requireStaff(context), key))
      return true
    },
  }),
}))
