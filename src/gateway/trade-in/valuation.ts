import type { ConditionItem } from '#domain/trade-in/condition.ts'
import { type InspectedDifference, inspectedPrice, statedItems, statedPrice } from '#domain/trade-in/inspected.ts'
import type {
  ComparedBy,
  ComparedOffer,
  StoredTerms,
  TradeInDetails,
  TradeInInspection,
  TradeInValuation,
  TradeInVehicle,
} from '#domain/trade-in/trade-in-data.ts'
import type { Waterfall, WaterfallLine } from '#domain/trade-in/waterfall.ts'
import { builder } from '../builder.ts'

export const TradeInVehicleType = builder.objectRef<TradeInVehicle>('TradeInVehicle').implement({
  fields: (t) => ({
    make: t.exposeString('make'),
    model: t.exposeString('model', { nullable: true }),
    vin: t.exposeString('vin', { nullable: true }),
    plate: t.exposeString('plate', { nullable: true }),
    color: t.exposeString('color', { nullable: true }),
    regDate: t.exposeString('firstRegistration', { description: 'YYYY-MM.' }),
    mileage: t.exposeInt('mileage'),
    body: t.exposeString('body', { nullable: true }),
    fuel: t.exposeString('fuel', { nullable: true }),
    power: t.exposeInt('power', { nullable: true, description: 'Kilowatts.' }),
    gearbox: t.exposeString('gearbox', { nullable: true }),
  }),
})

export const TradeInTermsType = builder.objectRef<StoredTerms>('TradeInTerms').implement({
  description: 'On which terms a dealer buys cars.',
  fields: (t) => ({
    marginPermille: t.exposeInt('marginPermille', { description: 'Thousandths of the market value.' }),
    minMargin: t.expose('minMargin', { type: 'Euro' }),
    reconditioning: t.expose('reconditioning', { type: 'Euro' }),
    since: t.exposeString('since'),
    ownAmounts: t.int({ resolve: ({ amounts }) => Object.keys(amounts).length }),
  }),
})

const ConditionItemType = builder.objectRef<ConditionItem>('TradeInConditionItem').implement({
  fields: (t) => ({
    question: t.exposeString('question'),
    answer: t.exposeString('answer'),
    low: t.expose('low', { type: 'Euro' }),
    high: t.expose('high', { type: 'Euro' }),
    isOpenEnded: t.exposeBoolean('isOpenEnded'),
  }),
})

const WaterfallLineType = builder.objectRef<WaterfallLine>('TradeInLine').implement({
  description: 'A line of the estimate: an amount, or the sum of everything before it.',
  fields: (t) => ({
    key: t.exposeString('key'),
    isSum: t.boolean({ resolve: ({ kind }) => kind === 'SUM' }),
    amount: t.expose('amount', { type: 'Euro' }),
    item: t.field({
      type: ConditionItemType,
      nullable: true,
      resolve: (line) => ('item' in line ? line.item : null),
    }),
  }),
})

const ComparedByType = builder.objectRef<ComparedBy>('TradeInComparedBy').implement({
  fields: (t) => ({
    make: t.exposeString('make'),
    model: t.exposeString('model'),
    fuel: t.exposeString('fuel', { nullable: true }),
    gearbox: t.exposeString('gearbox', { nullable: true }),
    body: t.exposeString('body', { nullable: true }),
    minPower: t.exposeInt('minPower', { nullable: true }),
    maxPower: t.exposeInt('maxPower', { nullable: true }),
    from: t.exposeString('from'),
    to: t.exposeString('to'),
    maxMileage: t.exposeInt('maxMileage'),
  }),
})

const ComparedOfferType = builder.objectRef<ComparedOffer>('TradeInComparable').implement({
  fields: (t) => ({
    vehicleId: t.exposeID('id'),
    title: t.exposeString('title'),
    seller: t.exposeString('seller', { description: 'Empty for a private seller.' }),
    city: t.exposeString('city'),
    firstRegistration: t.exposeString('firstRegistration'),
    mileage: t.exposeInt('mileage'),
    price: t.expose('price', { type: 'Euro' }),
    adjustment: t.expose('adjustment', { type: 'Euro' }),
    adjusted: t.field({ type: 'Euro', resolve: ({ price, adjustment }) => price + adjustment }),
    isMedian: t.exposeBoolean('isMedian'),
  }),
})

const MarketType = builder.objectRef<TradeInValuation>('TradeInMarket').implement({
  fields: (t) => ({
    asOf: t.exposeString('asOf'),
    offers: t.exposeInt('offers'),
    sellers: t.exposeInt('sellers'),
    low: t.field({ type: 'Euro', resolve: ({ market }) => market.low }),
    high: t.field({ type: 'Euro', resolve: ({ market }) => market.high }),
    medianRegistration: t.string({ resolve: ({ medianOffer }) => medianOffer.firstRegistration }),
    medianMileage: t.int({ resolve: ({ medianOffer }) => medianOffer.mileage }),
    comparedBy: t.field({ type: ComparedByType, resolve: ({ comparedBy }) => comparedBy }),
    valuationLinks: t.field({
      type: [ComparedOfferType],
      description: 'The offers themselves. None in a shop of single dealers, which names no cars of others.',
      resolve: ({ comparables }, _, { scope }) => (scope.merchantUuids.length === 0 ? [...comparables] : []),
    }),
  }),
})

const DifferenceType = builder.objectRef<InspectedDifference>('TradeInDifference').implement({
  description: 'A line on which inspection and description differ.',
  fields: (t) => ({
    line: t.exposeString('line'),
    stated: t.exposeString('stated', { nullable: true }),
    found: t.exposeString('found', { nullable: true }),
    amount: t.expose('amount', { type: 'Euro' }),
  }),
})

/** What is shown of a trade-in with its estimate. */
export interface ShownTradeIn {
  readonly details: TradeInDetails
  readonly inspection: TradeInInspection | null
  /** Cents: the binding offer. */
  readonly finalPrice: number | null
  readonly validUntil: string | null
}

const statedOf = ({ details }: ShownTradeIn): Waterfall | null => statedPrice(details) ?? null
const foundOf = ({ details, inspection }: ShownTradeIn) => (inspection && inspectedPrice(details, inspection)) ?? null

export const ShownTradeInType = builder.objectRef<ShownTradeIn>('TradeInValuation').implement({
  description:
    'An estimate with its lines. Amounts are null where there was too little to compare: the dealer estimates.',
  fields: (t) => ({
    valuationInfo: t.field({ type: TradeInVehicleType, resolve: ({ details }) => details.vehicle }),
    terms: t.field({ type: TradeInTermsType, resolve: ({ details }) => details.terms }),
    described: t.field({
      type: [ConditionItemType],
      description: 'Everything that was answered, also what changes no price.',
      resolve: ({ details }) => statedItems(details),
    }),
    isCompanySale: t.boolean({
      description: 'A company sells, with an invoice that shows the tax.',
      resolve: ({ details, inspection }) => (inspection ?? details).condition.seller === 'company',
    }),
    market: t.field({ type: MarketType, nullable: true, resolve: ({ details }) => details.valuation }),
    estimate: t.field({ type: 'Euro', nullable: true, resolve: (shown) => statedOf(shown)?.estimate ?? null }),
    minimalPrice: t.field({
      type: 'Euro',
      nullable: true,
      description: 'Null also where the dealer has to see a damage.',
      resolve: (shown) => statedOf(shown)?.minimalPrice ?? null,
    }),
    maximalPrice: t.field({ type: 'Euro', nullable: true, resolve: (shown) => statedOf(shown)?.maximalPrice ?? null }),
    finalPrice: t.expose('finalPrice', { type: 'Euro', nullable: true, description: 'Of the binding offer.' }),
    validUntil: t.exposeString('validUntil', { nullable: true }),
    lines: t.field({ type: [WaterfallLineType], resolve: (shown) => [...(statedOf(shown)?.lines ?? [])] }),
    differences: t.field({
      type: [DifferenceType],
      nullable: true,
      description: 'Null before the inspection.',
      resolve: (shown) => {
        const found = foundOf(shown)
        return found && [...found.differences]
      },
    }),
    inspectedLines: t.field({ type: [WaterfallLineType], resolve: (shown) => [...(foundOf(shown)?.lines ?? [])] }),
  }),
})
