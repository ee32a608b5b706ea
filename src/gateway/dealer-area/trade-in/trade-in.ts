import type { InspectionRow } from '#use-cases/dealer-area/trade-in/inspection-rows.ts'
import { readTradeInForStaff, type StaffTradeIn } from '#use-cases/dealer-area/trade-in/trade-in-for-staff.ts'
import { readTradeInPicture } from '#use-cases/dealer-area/trade-in/trade-in-pictures.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { LastChangeType } from '../last-change.ts'
import { OpenedFileType } from '../opened-file.ts'
import { StateActorType } from '../order/orders.ts'
import { truncated } from '../request.ts'
import { ClosingReasonType } from '../request/request-types.ts'
import { PriceLineType, TradeInStateType } from './trade-in-types.ts'

const OptionType = builder.objectRef<InspectionRow['options'][number]>('InspectionOption').implement({
  fields: (t) => ({
    answer: t.exposeString('answer'),
    amount: t.expose('amount', { type: 'Euro' }),
    isOpenEnded: t.exposeBoolean('isOpenEnded', { description: 'At least this much: the dealer names the amount.' }),
  }),
})

const RowType = builder.objectRef<InspectionRow>('InspectionRow').implement({
  description: 'A line of the description, and what was found.',
  fields: (t) => ({
    line: t.exposeString('line', { description: 'A question, or `equipment.<extra>`.' }),
    isExtra: t.exposeBoolean('isExtra'),
    isFact: t.exposeBoolean('isFact', { description: 'Changes no price.' }),
    stated: t.exposeString('stated', { nullable: true }),
    statedLow: t.expose('statedLow', { type: 'Euro' }),
    statedHigh: t.expose('statedHigh', { type: 'Euro' }),
    found: t.exposeString('found', { nullable: true }),
    difference: t.expose('difference', { type: 'Euro', nullable: true, description: 'Null before the inspection.' }),
    ownAmount: t.expose('ownAmount', { type: 'Euro', nullable: true }),
    options: t.field({ type: [OptionType], resolve: ({ options }) => [...options] }),
  }),
})

const EventType = builder.objectRef<StaffTradeIn['events'][number]>('TradeInEvent').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    actor: t.expose('actor', { type: StateActorType }),
    to: t.expose('to', { type: TradeInStateType }),
    reason: t.exposeString('reason', { nullable: true }),
  }),
})

const ProofType = builder.objectRef<StaffTradeIn['proofs'][number]>('InspectionProof').implement({
  fields: (t) => ({
    key: t.exposeID('key'),
    line: t.exposeString('field'),
  }),
})

const StaffTradeInType = builder.objectRef<StaffTradeIn>('StaffTradeIn').implement({
  description: 'A trade-in as its dealer sees it.',
  fields: (t) => ({
    requestId: t.id({ resolve: ({ requestId }) => String(requestId) }),
    state: t.expose('state', { type: TradeInStateType }),
    person: t.string({ resolve: ({ person }) => person.name }),
    email: t.string({ resolve: ({ person }) => person.email }),
    phone: t.string({ nullable: true, resolve: ({ person }) => person.phone }),
    car: t.string({
      resolve: ({ details: { vehicle } }) => [vehicle.make, vehicle.model].filter(Boolean).join(' '),
    }),
    plate: t.string({ nullable: true, resolve: ({ details }) => details.vehicle.plate }),
    vin: t.string({ nullable: true, resolve: ({ details }) => details.vehicle.vin }),
    firstRegistration: t.string({ resolve: ({ details }) => details.vehicle.firstRegistration }),
    statedMileage: t.int({ resolve: ({ details }) => details.vehicle.mileage }),
    foundMileage: t.int({ nullable: true, resolve: ({ inspection }) => inspection?.mileage ?? null }),
    mileageDifference: t.field({
      ...{ type: 'Euro', description: 'What more or fewer kilometres than stated do to the price.' },
      resolve: ({ found }) => found?.differences.find(({ line }) => line === 'mileage')?.amount ?? 0,
    }),
    market: t.field({ type: 'Euro', nullable: true, resolve: ({ inspection }) => inspection?.market ?? null }),
    hasValuation: t.boolean({
      description: 'Whether similar offers could be compared; without them the dealer names the market value.',
      resolve: ({ details }) => details.valuation !== null,
    }),
    estimatedOn: t.string({ nullable: true, resolve: ({ details }) => details.valuation?.asOf ?? null }),
    offersCompared: t.int({ resolve: ({ details }) => details.valuation?.offers ?? 0 }),
    estimate: t.field({ type: 'Euro', nullable: true, resolve: ({ stated }) => stated?.estimate ?? null }),
    minimalPrice: t.field({ type: 'Euro', nullable: true, resolve: ({ stated }) => stated?.minimalPrice ?? null }),
    maximalPrice: t.field({ type: 'Euro', nullable: true, resolve: ({ stated }) => stated?.maximalPrice ?? null }),
    inspectedOn: t.string({ nullable: true, resolve: ({ inspection }) => inspection?.at ?? null }),
    inspectedPrice: t.field({ type: 'Euro', nullable: true, resolve: ({ found }) => found?.estimate ?? null }),
    lines: t.field({
      type: [PriceLineType],
      description:
        'After the inspection, else as the customer described the car; empty where nothing could be compared.',
      resolve: ({ found, stated }) => [...((found ?? stated)?.lines ?? [])],
    }),
    rows: t.field({ type: [RowType], resolve: ({ rows }) => [...rows] }),
    price: t.expose('price', { type: 'Euro', nullable: true }),
    validUntil: t.exposeString('validUntil', { nullable: true }),
    orderId: t.id({ nullable: true, resolve: ({ orderId }) => (orderId === null ? null : String(orderId)) }),
    pictures: t.field({
      ...{ type: ['ID'], description: 'Keys of the pictures that the customer sent.' },
      resolve: ({ pictures }) => pictures.map(({ key }) => key),
    }),
    proofs: t.field({
      ...{ type: [ProofType], description: 'Pictures of the inspection; the customer sees them with the offer.' },
      resolve: ({ proofs }) => [...proofs],
    }),
    inspectionAt: t.expose('inspectionAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    events: t.field({ type: [EventType], resolve: ({ events }) => [...events] }),
    fingerprint: t.exposeString('fingerprint'),
    lastChange: t.expose('lastChange', { type: LastChangeType, nullable: true }),
    mayBook: t.boolean({ resolve: ({ steps }) => steps.mayBook }),
    mayInspect: t.boolean({ resolve: ({ steps }) => steps.mayInspect }),
    mayOffer: t.boolean({ resolve: ({ steps }) => steps.mayOffer }),
    declineReasons: t.field({ type: [ClosingReasonType], resolve: ({ steps }) => [...steps.declineReasons] }),
  }),
})

builder.queryField('staffTradeIn', (t) =>
  t.field({
    type: StaffTradeInType,
    description: 'By its request. Refused: FORBIDDEN; NOT_FOUND for a request about something else.',
    args: { request: t.arg.id({ required: true }) },
    resolve: async (_, { request }, { actor, deps }) =>
      unwrapOrThrow(await readTradeInForStaff(deps.read, actor, rowId(request))),
  }),
)

builder.queryField('tradeInPicture', (t) =>
  t.field({
    type: OpenedFileType,
    description:
      'A picture that the customer sent with a trade-in, or of its inspection. Refused: FORBIDDEN, NOT_FOUND.',
    args: { request: t.arg.id({ required: true }), key: t.arg.id({ required: true }) },
    resolve: async (_, { request, key }, { actor, deps }) =>
      unwrapOrThrow(await readTradeInPicture(deps, actor, { requestId: rowId(request), key: truncated(key) })).file,
  }),
)
