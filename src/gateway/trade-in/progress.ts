import { randomUUID } from 'node:crypto'
import { FLOWS } from '#domain/routes/flows.ts'
import { type HitRate, MIN_MEASURED_OFFERS } from '#domain/trade-in/hit-rate.ts'
import { FLOW_ORIGINS, IDENTIFICATION_TABS, TRADE_IN_FLOWS } from '#domain/trade-in/trade-in-draft.ts'
import { readSlots } from '#use-cases/appointment/slots.ts'
import { readHitRates } from '#use-cases/trade-in/hit-rates.ts'
import { tradeInDigest } from '#use-cases/trade-in/request-trade-in.ts'
import {
  type AcceptedTradeIn,
  type OpenTradeIn,
  readAcceptedTradeIn,
  readOpenTradeIns,
} from '#use-cases/trade-in/open-trade-ins.ts'
import { readTradeInDraft } from '#use-cases/trade-in/trade-in-draft.ts'
import { readTradeInDetails, readTradeInProgress, type TradeInProgress } from '#use-cases/trade-in/trade-in-progress.ts'
import { AppointmentDayType, daysBetween } from '../appointment/days.ts'
import { builder } from '../builder.ts'
import { cartOwner } from '../cart/owner.ts'
import type { GatewayContext } from '../context.ts'
import { MerchantType } from '../merchant/merchant.ts'
import { AnswerType, equipmentAnswers, QuestionType, shownQuestions } from './condition-questions.ts'
import { namedStates, SequenceStateType } from './sequence-steps.ts'
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

const HitRateType = builder.objectRef<HitRate>('HitRate').implement({
  description: 'Of the offers made after an inspection, how many lay within the range that was estimated before.',
  fields: (t) => ({ inside: t.exposeInt('inside'), offers: t.exposeInt('offers') }),
})

const OpenTradeInType = builder.objectRef<OpenTradeIn>('OpenTradeIn').implement({
  description: 'An open request or offer of a dealer for the same car.',
  fields: (t) => ({
    merchantId: t.id({ resolve: ({ merchantUuid }) => merchantUuid }),
    merchantName: t.exposeString('merchantName'),
    requestId: t.id({
      nullable: true,
      description: 'Null where the dealer made the offer without a request.',
      resolve: ({ requestId }) => (requestId === null ? null : String(requestId)),
    }),
  }),
})

const AcceptedTradeInType = builder.objectRef<AcceptedTradeIn>('AcceptedTradeIn').implement({
  description: 'A trade-in with which the same car is being or has been sold.',
  fields: (t) => ({
    requestId: t.id({
      nullable: true,
      description: 'Null where there was no request, and in the shop of another dealer.',
      resolve: ({ requestId }) => (requestId === null ? null : String(requestId)),
    }),
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
      resolve: namedStates,
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
    openTradeIns: t.field({
      type: [OpenTradeInType],
      description:
        'Open requests and offers for this car: these dealers cannot be asked again. None before the log-in.',
      resolve: ({ draft }, _, { actor, deps, scope }) =>
        actor.kind === 'CUSTOMER' ? readOpenTradeIns(deps.read, { customerId: actor.customerId, scope }, draft) : [],
    }),
    acceptedTradeIn: t.field({
      type: AcceptedTradeInType,
      nullable: true,
      description: 'Set where this car is traded in already: no dealer can be asked any more. Null before the log-in.',
      resolve: async ({ draft }, _, { actor, deps, scope }) => {
        if (actor.kind !== 'CUSTOMER') return null
        return (await readAcceptedTradeIn(deps.read, { customerId: actor.customerId, scope }, draft)) ?? null
      },
    }),
    hitRate: t.field({
      type: HitRateType,
      nullable: true,
      description: 'How good the dealer’s estimates were; null with fewer than 20 offers.',
      resolve: async ({ dealer }, _, { deps }) => {
        const rate = dealer && (await deps.index.shelf.hitRates(dealer.id, () => readHitRates(deps.read, dealer.id)))
        return rate && rate.offers >= MIN_MEASURED_OFFERS ? rate : null
      },
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

builder.queryFields((t) => ({
  tradeIn: t.field({ type: TradeInType, resolve: (_, __, context) => tradeInOf(context) }),
}))

/** The request's trade-in as it stands now. */
export async function tradeInOf(context: GatewayContext): Promise<TradeInProgress> {
  const { deps, scope } = context
  return readTradeInProgress(deps.read, scope, await readTradeInDraft(deps.read, cartOwner(context), randomUUID()))
}
