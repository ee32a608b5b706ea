import { readTermsForStaff, saveTerms, type TermsForStaff } from '#use-cases/dealer-area/trade-in/terms-for-staff.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { LastChangeType } from '../last-change.ts'
import { merchantIdOf } from '../request.ts'
import { requireStaff } from '../require-staff.ts'
import { LineAmount } from './change-trade-in.ts'

const LineType = builder.objectRef<TermsForStaff['lines'][number]>('TermsLine').implement({
  fields: (t) => ({
    line: t.exposeString('line', { description: '`question.answer` or `equipment.<extra>`.' }),
    shop: t.expose('shop', { type: 'Euro', description: 'The guide value of the shop.' }),
    own: t.expose('own', { type: 'Euro', nullable: true }),
  }),
})

const TermsType = builder.objectRef<TermsForStaff>('TradeInTerms').implement({
  description: 'On which terms a merchant buys cars.',
  fields: (t) => ({
    marginPermille: t.int({ description: 'Of the market value.', resolve: ({ terms }) => terms.marginPermille }),
    minMargin: t.field({ type: 'Euro', resolve: ({ terms }) => terms.minMargin }),
    reconditioning: t.field({ type: 'Euro', resolve: ({ terms }) => terms.reconditioning }),
    since: t.string({ resolve: ({ terms }) => terms.since }),
    lines: t.field({ type: [LineType], resolve: ({ lines }) => [...lines] }),
    fingerprint: t.exposeString('fingerprint'),
    lastChange: t.expose('lastChange', { type: LastChangeType, nullable: true }),
    mayChange: t.exposeBoolean('mayChange'),
  }),
})

builder.queryField('tradeInTerms', (t) =>
  t.field({
    type: TermsType,
    args: { merchant: t.arg.id({ required: true, description: 'UUID.' }) },
    resolve: async (_, { merchant }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      return unwrapOrThrow(await readTermsForStaff(context.deps.read, context.actor, merchantId))
    },
  }),
)

builder.mutationField('saveTradeInTerms', (t) =>
  t.boolean({
    description:
      'From today on; estimates and offers that were made stay. Refused: INVALID_INPUT naming the line; CHANGED where something else was shown.',
    args: {
      merchant: t.arg.id({ required: true, description: 'UUID.' }),
      fingerprint: t.arg.string({ required: true }),
      marginPermille: t.arg.int({ required: true }),
      minMargin: t.arg({ type: 'Euro', required: true }),
      reconditioning: t.arg({ type: 'Euro', required: true }),
      amounts: t.arg({ type: [LineAmount], required: true, description: 'What is left out is the shop’s.' }),
    },
    resolve: async (_, { merchant, fingerprint, amounts, ...terms }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      const own = Object.fromEntries(amounts.map(({ line, amount }) => [line, amount]))
      const values = { merchantId, fingerprint, terms: { ...terms, amounts: own } }
      return unwrapOrThrow(await saveTerms(context.deps.writer, requireStaff(context), values)).kind === 'done'
    },
  }),
)
