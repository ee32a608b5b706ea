import { declareWithdrawal } from '#use-cases/withdrawal/declare-withdrawal.ts'
import { IdempotentForm } from '#domain/idempotency-key.ts'
import { WithdrawalDeclaration } from '#domain/withdrawal/declaration.ts'
import { builder } from '../builder.ts'
import { readInput } from '../outcome.ts'
import { countAttempt, mailSite } from '../session/actor.ts'

const WithdrawalInput = builder.inputType('WithdrawalInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    contract: t.string({ required: true, description: 'The number of the order, or any words that describe it.' }),
    items: t.string({ description: 'The items, for a partial withdrawal.' }),
    email: t.string({ required: true, description: 'The address for the confirmation of receipt.' }),
  }),
})

const WithdrawalType = builder
  .objectRef<{ readonly number: number; readonly receivedAt: Date }>('Withdrawal')
  .implement({
    fields: (t) => ({
      number: t.string({ resolve: ({ number }) => String(number) }),
      receivedAt: t.field({ type: 'DateTime', resolve: ({ receivedAt }) => receivedAt }),
    }),
  })

builder.mutationField('withdrawContract', (t) =>
  t.field({
    type: WithdrawalType,
    description:
      'Declares the withdrawal from a contract (§ 356a BGB), open to everyone without a log-in. Accepted whether or not an order is found, which ' +
      'the answer does not tell; the receipt comes by mail. Refused: INVALID_INPUT, RATE_LIMITED.',
    args: {
      key: t.arg.string({
        required: true,
        description: 'Idempotency key of the form: submitted twice, it is one declaration.',
      }),
      input: t.arg({ type: WithdrawalInput, required: true }),
    },
    resolve: async (_, { input, ...form }, context) => {
      const { key } = readInput(IdempotentForm, form)
      const declaration = readInput(WithdrawalDeclaration, input)
      await countAttempt(context, 'withdrawal', declaration.email)
      const { actor, deps } = context
      const customerId = actor.kind === 'CUSTOMER' ? actor.customerId : null
      return declareWithdrawal(deps.writer, mailSite(context), key, declaration, customerId)
    },
  }),
)
