import { readDealers } from '#use-cases/merchant/merchants.ts'
import { readTerms } from '#use-cases/trade-in/dealer-terms.ts'
import { conditionItems } from '#domain/trade-in/condition.ts'
import type { TradeInDetails } from '#domain/trade-in/trade-in-data.ts'
import { findTradeInDealers, type TradeInDealer } from '#use-cases/trade-in/trade-in-dealers.ts'
import { builder } from '../builder.ts'
import { MerchantType } from '../merchant/merchant.ts'
import { AnswerType, equipmentAnswers, QuestionType, shownQuestions } from './condition-questions.ts'
import { tradeInOf } from './progress.ts'
import { TradeInTermsType } from './valuation.ts'

const DealerType = builder.objectRef<TradeInDealer & { readonly condition: number }>('TradeInDealer').implement({
  fields: (t) => ({
    merchant: t.field({ type: MerchantType, resolve: ({ merchant }) => merchant }),
    terms: t.field({ type: TradeInTermsType, resolve: ({ terms }) => terms }),
    condition: t.expose('condition', {
      type: 'Euro',
      description: 'What the condition does by this dealer’s amounts.',
    }),
    nextInspection: t.expose('nextInspection', { type: 'DateTime', nullable: true }),
  }),
})

const TableType = builder
  .objectRef<{
    readonly amounts: Readonly<Record<string, number>>
    readonly terms: TradeInDetails['terms']
  }>('TradeInTable')
  .implement({
    description: 'The public table of deductions.',
    fields: (t) => ({
      terms: t.field({ type: TradeInTermsType, resolve: ({ terms }) => terms }),
      questions: t.field({ type: [QuestionType], resolve: ({ amounts }) => shownQuestions(true, amounts, {}) }),
      equipment: t.field({ type: [AnswerType], resolve: ({ amounts }) => equipmentAnswers(amounts) }),
    }),
  })

builder.queryFields((t) => ({
  tradeInDealers: t.field({
    type: [DealerType],
    description:
      'Dealers who buy cars: at most 12 within 100 km of the place, the nearest first; none for an unknown place.',
    args: { place: t.arg.string() },
    resolve: async (_, { place }, context) => {
      const { deps, scope } = context
      const found = place ? await deps.places.geocode(place) : undefined
      if (place && !found) return []
      const { draft, isElectric } = await tradeInOf(context)
      const dealers = await findTradeInDealers(deps.read, scope, found)
      return dealers.map((dealer) => {
        const items = conditionItems({ isElectric, ...draft }, dealer.terms.amounts)
        return {
          ...dealer,
          condition: items.reduce((sum, { low, high }) => sum + Math.round((low + high) / 200) * 100, 0),
        }
      })
    },
  }),
  tradeInTable: t.field({
    type: TableType,
    args: { dealer: t.arg.string({ description: 'Slug; omitted: the shop’s own table.' }) },
    resolve: async (_, { dealer: slug }, { deps, scope }) => {
      const dealers = slug ? await readDealers(deps.read, scope.merchantUuids) : []
      const terms = await readTerms(deps.read, dealers.find((dealer) => dealer.slug === slug)?.id ?? null)
      return { terms, amounts: terms.amounts }
    },
  }),
}))
