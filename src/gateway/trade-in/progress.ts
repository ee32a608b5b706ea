import { randomUUID } from 'node:crypto'
import {
  conditionItems,
  effectOf,
  EQUIPMENT_KEYS,
  equipmentAmount,
  questionsFor,
  UNKNOWN_ANSWER,
} from '#domain/trade-in/condition.ts'
import { FLOWS } from '#domain/routes/flows.ts'
import { type SequenceState } from '#domain/trade-in/sequence.ts'
import { FLOW_ORIGINS, IDENTIFICATION_TABS, TRADE_IN_FLOWS } from '#domain/trade-in/trade-in-draft.ts'
import type { TradeInDetails } from '#domain/trade-in/trade-in-data.ts'
import { readSlots } from '#use-cases/appointment/slots.ts'
import { readDealers } from '#use-cases/merchant/merchants.ts'
import { readTerms } from '#use-cases/trade-in/dealer-terms.ts'
import { tradeInDigest } from '#use-cases/trade-in/request-trade-in.ts'
import { findTradeInDealers, type TradeInDealer } from '#use-cases/trade-in/trade-in-dealers.ts'
import { readTradeInDraft } from '#use-cases/trade-in/trade-in-draft.ts'
import { readTradeInDetails, readTradeInProgress, type TradeInProgress } from '#use-cases/trade-in/trade-in-progress.ts'
import { AppointmentDayType, daysBetween } from '../appointment/days.ts'
import { builder } from '../builder.ts'
import { cartOwner } from '../cart/owner.ts'
import type { GatewayContext } from '../context.ts'
import { MerchantType } from '../merchant/merchant.ts'
import { ShownTradeInType, TradeInTermsType, TradeInVehicleType } from './valuation.ts'

const MAX_DAYS = 62

const StepRef = builder.enumType('TradeInStep', {
  values: Object.fromEntries(
    FLOWS['trade-in'].map((step) => [step.toUpperCase().replaceAll('-', '_'), { value: step }]),
  ),
})
const TabRef = builder.enumType('IdentificationTab', { values: IDENTIFICATION_TABS })
export const FlowOriginRef = builder.enumType('FlowOrigin', { values: FLOW_ORIGINS })
export const TradeInFlowRef = builder.enumType('TradeInFlow', { values: TRADE_IN_FLOWS })

type NamedState = SequenceState & { readonly nameOf: (option: string) => string }

const SequenceOptionType = builder.objectRef<{ value: string; label: string }>('SequenceOption').implement({
  fields: (t) => ({
    value: t.exposeString('value'),
    label: t.exposeString('label', { description: 'Of makes and models; of other steps the value.' }),
  }),
})

const SequenceStateType = builder.objectRef<NamedState>('SequenceStep').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    selectedOption: t.field({
      type: SequenceOptionType,
      nullable: true,
      resolve: ({ selectedOption: value, nameOf }) => (value === null ? null : { value, label: nameOf(value) }),
    }),
    options: t.field({
      type: [SequenceOptionType],
      resolve: ({ options, nameOf }) => options.map((value) => ({ value, label: nameOf(value) })),
    }),
    hidden: t.exposeBoolean('hidden', { description: 'There is nothing to choose from.' }),
    disabled: t.exposeBoolean('disabled', { description: 'A question before it is open.' }),
    required: t.exposeBoolean('required'),
    isAutomatic: t.exposeBoolean('isAutomatic', { description: 'The only option, taken without a question.' }),
    mayBeUnknown: t.exposeBoolean('mayBeUnknown'),
  }),
})

interface ShownAnswer {
  readonly key: string
  readonly low: number
  readonly high: number
  readonly isOpenEnded: boolean
}
interface ShownQuestion {
  readonly key: string
  readonly group: string
  readonly answers: readonly ShownAnswer[]
  readonly chosen: string | null
}

const AnswerType = builder.objectRef<ShownAnswer>('TradeInAnswer').implement({
  description: 'An answer, and what it does to the price: a range for “I do not know”.',
  fields: (t) => ({
    key: t.exposeString('key'),
    low: t.expose('low', { type: 'Euro' }),
    high: t.expose('high', { type: 'Euro' }),
    isOpenEnded: t.exposeBoolean('isOpenEnded'),
  }),
})

const QuestionType = builder.objectRef<ShownQuestion>('TradeInQuestion').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    group: t.exposeString('group'),
    answers: t.field({ type: [AnswerType], resolve: ({ answers }) => [...answers] }),
    chosen: t.exposeString('chosen', { nullable: true }),
  }),
})

export const TradeInType = builder.objectRef<TradeInProgress>('TradeIn').implement({
  description: 'What has been entered in a trade-in so far.',
  fields: (t) => ({
    openStep: t.field({ type: StepRef, resolve: ({ openStep }) => openStep }),
    flow: t.field({ type: TradeInFlowRef, resolve: ({ draft }) => draft.flow }),
    origin: t.field({ type: FlowOriginRef, resolve: ({ draft }) => draft.origin }),
    identificationTabKey: t.field({ type: TabRef, resolve: ({ draft }) => draft.tab }),
    carId: t.string({
      nullable: true,
      description: 'The car on offer they came from.',
      resolve: ({ draft }) => draft.carId,
    }),
    vin: t.string({ nullable: true, resolve: ({ draft }) => draft.vin }),
    hsn: t.string({ nullable: true, resolve: ({ draft }) => draft.hsn }),
    tsn: t.string({ nullable: true, resolve: ({ draft }) => draft.tsn }),
    garageId: t.id({
      nullable: true,
      resolve: ({ draft }) => (draft.garageId === null ? null : String(draft.garageId)),
    }),
    steps: t.field({
      type: [SequenceStateType],
      resolve: ({ states, source }) =>
        states.map(
          (state): NamedState => ({
            ...state,
            nameOf: (option) =>
              state.name === 'make'
                ? source.nameOfMake(option)
                : state.name === 'model'
                  ? source.nameOfModel(option)
                  : option,
          }),
        ),
    }),
    mileage: t.int({ nullable: true, resolve: ({ draft }) => draft.mileage }),
    vehicle: t.field({
      type: TradeInVehicleType,
      nullable: true,
      resolve: ({ vehicle, draft }) =>
        vehicle && draft.mileage !== null ? { ...vehicle, mileage: draft.mileage } : null,
    }),
    questions: t.field({
      type: [QuestionType],
      resolve: ({ isElectric, terms, draft }) => shownQuestions(isElectric, terms.amounts, draft.condition),
    }),
    equipment: t.field({
      type: [AnswerType],
      resolve: ({ terms }) => equipmentAnswers(terms.amounts),
    }),
    chosenEquipment: t.stringList({ resolve: ({ draft }) => [...draft.equipment] }),
    terms: t.field({ type: TradeInTermsType, resolve: ({ terms }) => terms }),
    place: t.string({ nullable: true, resolve: ({ draft }) => draft.place }),
    dealer: t.field({
      type: MerchantType,
      nullable: true,
      resolve: ({ dealer }) => dealer && { ...dealer, distance: null },
    }),
    valuation: t.field({
      type: ShownTradeInType,
      nullable: true,
      description: 'For customers who are logged in and have answered every step.',
      resolve: async (progress, _, { actor, deps }) => {
        const details = actor.kind === 'CUSTOMER' ? await readTradeInDetails(deps.read, progress) : undefined
        return details ? { details, inspection: null, finalPrice: null, validUntil: null } : null
      },
    }),
    shown: t.string({
      nullable: true,
      description: 'Fingerprint of the valuation; requestTradeIn requires it and sends exactly that.',
      resolve: async (progress, _, { actor, deps }) => {
        const details = actor.kind === 'CUSTOMER' ? await readTradeInDetails(deps.read, progress) : undefined
        return details ? tradeInDigest(details) : null
      },
    }),
    days: t.field({
      type: [AppointmentDayType],
      description: 'Days of the dealer’s calendar for the inspection; none without a calendar.',
      args: { from: t.arg.string({ required: true }), to: t.arg.string({ required: true }) },
      resolve: ({ dealer }, { from, to }, { deps }) =>
        dealer
          ? readSlots(deps.read, { merchantId: dealer.id, kind: 'INSPECTION' }, daysBetween(from, to, MAX_DAYS))
          : [],
    }),
  }),
})

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
    readonly terms: Parameters<typeof tradeInDigest>[0]['terms']
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
  tradeIn: t.field({ type: TradeInType, resolve: (_, __, context) => tradeInOf(context) }),
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

/** The request's trade-in as it stands now. */
export async function tradeInOf(context: GatewayContext): Promise<TradeInProgress> {
  const { deps, scope } = context
  return readTradeInProgress(deps.read, scope, await readTradeInDraft(deps.read, cartOwner(context), randomUUID()))
}

function shownQuestions(
  isElectric: boolean,
  own: TradeInDetails['terms']['amounts'],
  condition: Readonly<Record<string, string>>,
): ShownQuestion[] {
  return questionsFor(isElectric).map((question) => {
    const keys = [...question.answers.map(({ key }) => key), ...(question.mayBeUnknown ? [UNKNOWN_ANSWER] : [])]
    const answers = keys.map((key): ShownAnswer => ({ key, ...effectOf(question, key, own)! }))
    return { key: question.key, group: question.group, answers, chosen: condition[question.key] ?? null }
  })
}

function equipmentAnswers(own: TradeInDetails['terms']['amounts']): ShownAnswer[] {
  return EQUIPMENT_KEYS.map((key) => {
    const amount = equipmentAmount(key, own)
    return { key, low: amount, high: amount, isOpenEnded: false }
  })
}
