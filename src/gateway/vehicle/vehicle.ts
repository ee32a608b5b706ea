import { ROWS } from '#catalogue/fields.ts'
import { isSymbolic } from '#domain/images.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { isUnpublished } from '#domain/stock/stock-state.ts'
import { viewOfPicture } from '#domain/vehicle/symbol-pictures.ts'
import { pictureTexts } from '#messages/pictures.ts'
import { inLanguage } from '#messages/texts.ts'
import { OFFICIAL_KILOMETRES, runningCostsOf } from '#use-cases/vehicle/running-costs.ts'
import { earliestDays } from '#use-cases/checkout/earliest-days.ts'
import { energyLabelFor } from '#use-cases/vehicle/energy-label.ts'
import type { Vehicle } from '#use-cases/vehicle/vehicle.ts'
import { readSimilarVehicles } from '#use-cases/vehicle-search/similar-vehicles.ts'
import { readVehicle, readVehiclesById } from '#use-cases/vehicle/vehicle-by-id.ts'
import { builder } from '../builder.ts'
import { Refusal } from '../refusal.ts'
import { MakeType, ModelType } from '../make/makes.ts'
import { MerchantType } from '../merchant/merchant.ts'
import { SellerKind } from '../merchant/seller-kind.ts'
import { attributeFields } from './attribute-fields.ts'
import { EnergyLabelType } from './energy-label.ts'
import { PriceComparisonType } from './price-comparison.ts'
import { EarliestDaysType } from './earliest-days.ts'
import { PriceChangeType } from './price-history.ts'
import { RunningCostsType } from './running-costs.ts'
import { FactGroupType, FactType, factsOf } from './facts.ts'

export interface LocatedVehicle extends Vehicle {
  /** Kilometres from the place of the search. */
  readonly distance: number | null
}

const VehicleStateType = builder.enumType('VehicleState', {
  values: ['PUBLISHED', 'RESERVED', 'SOLD', 'ARCHIVED'] as const,
})

interface Picture {
  readonly key: string
  readonly alt: string
}

const VehicleImageType = builder.objectRef<Picture>('VehicleImage').implement({
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Stands in addresses: /img/<ratio>/<width>/<key>.' }),
    alt: t.exposeString('alt'),
    symbolic: t.boolean({
      description: 'Whether it is a drawing, not a photograph of this car.',
      resolve: ({ key }) => isSymbolic(key),
    }),
  }),
})

export const VehicleType = builder.objectRef<LocatedVehicle>('Vehicle').implement({
  fields: (t) => ({
    ...attributeFields(t, ROWS),
    id: t.id({ resolve: ({ id }) => String(id) }),
    state: t.field({
      type: VehicleStateType,
      // To a visitor who still has the car in a cart, one that is not published is no longer on offer.
      resolve: ({ state }) => (isUnpublished(state) ? 'ARCHIVED' : state),
    }),
    makeName: t.string({ resolve: ({ make }) => make.slug }),
    modelName: t.string({ resolve: ({ model }) => model.slug }),
    make: t.field({ type: MakeType, resolve: ({ make }) => ({ ...make, preferred: false, count: 0 }) }),
    model: t.field({ type: ModelType, resolve: ({ model }) => ({ ...model, preferred: false, groups: [], count: 0 }) }),
    title: t.string({ resolve: titleOf }),
    path: t.string({
      description: 'Its page in the language of the request.',
      resolve: ({ id, make, model }, _, { locale }) =>
        pathFor('vehicle', locale, { makeName: make.slug, modelName: model.slug, id }),
    }),
    price: t.field({ type: 'Euro', resolve: ({ attributes }) => attributes.price ?? 0 }),
    previousPrice: t.expose('previousPrice', {
      type: 'Euro',
      nullable: true,
      description: 'The lowest price of the 30 days before a reduction that still holds (§ 11 PAngV).',
    }),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    updatedAt: t.string({ resolve: ({ updatedAt }) => updatedAt.toISOString() }),
    images: t.field({
      type: [VehicleImageType],
      args: { first: t.arg.int({ description: 'The maximum number; omitted: all.' }) },
      resolve: (vehicle, { first }, { locale }) => {
        const texts = inLanguage(pictureTexts, locale)
        return vehicle.pictures.slice(0, Math.max(0, first ?? Infinity)).map((key, index) => ({
          key,
          alt: texts[viewOfPicture(key) ?? 'photograph'](titleOf(vehicle), index + 1),
        }))
      },
    }),
    imageCount: t.int({ resolve: ({ pictures }) => pictures.length }),
    photographCount: t.int({
      description: 'Number of photographs of this car.',
      resolve: ({ pictures }) => pictures.filter((key) => !isSymbolic(key)).length,
    }),
    spinFrames: t.stringList({
      description: 'Keys of photographs in the order in which the car turns; empty where its dealer has given none.',
      resolve: ({ spinFrames }) => [...spinFrames],
    }),
    relevanceAge: t.int({
      description: 'Points of the relevance for how new the listing is.',
      resolve: ({ relevancePoints }) => relevancePoints.age,
    }),
    relevancePrice: t.int({
      nullable: true,
      description: 'Points of the relevance for the price beside comparable offers; null where there are too few.',
      resolve: ({ relevancePoints }) => relevancePoints.price,
    }),
    priceComparison: t.field({
      type: PriceComparisonType,
      nullable: true,
      description: 'Null with fewer than five comparable offers, and for seconds after a change of the price.',
      resolve: (vehicle) => (vehicle.ratedPrice ? { ...vehicle, ratedPrice: vehicle.ratedPrice } : null),
    }),
    priceHistory: t.field({
      type: [PriceChangeType],
      description: 'The oldest first, as far back as prices are stored.',
      resolve: ({ prices }) => [...prices],
    }),
    confirmedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: "When the seller's stock was last delivered with the offer; null where it comes in no delivery.",
      resolve: async ({ merchant, isByHand }, _, { deps }) =>
        isByHand ? null : ((await deps.index.shelf.deliveries(deps.read, [merchant.id])).get(merchant.id) ?? null),
    }),
    earliestDays: t.field({
      type: EarliestDaysType,
      nullable: true,
      description: 'Null for private sellers.',
      resolve: async (vehicle, _, { deps }) => {
        const { id, zip } = vehicle.merchant
        const terms = (await deps.index.shelf.dealerTerms(deps.read, [id])).get(id)
        return earliestDays(vehicle, terms, (await deps.places.zip(zip))?.state, berlinToday())
      },
    }),
    runningCosts: t.field({
      type: RunningCostsType,
      args: { kilometres: t.arg.int({ defaultValue: OFFICIAL_KILOMETRES, description: 'A year.' }) },
      resolve: (vehicle, { kilometres }) =>
        runningCostsOf(vehicle, Math.min(Math.max(kilometres ?? OFFICIAL_KILOMETRES, 0), 200_000), berlinToday()),
    }),
    merchant: t.field({ type: MerchantType, resolve: ({ merchant, distance }) => ({ ...merchant, distance }) }),
    distance: t.exposeFloat('distance', { nullable: true }),
    sellerKind: t.field({ type: SellerKind, resolve: ({ merchant }) => merchant.kind }),
    isNegotiable: t.exposeBoolean('isNegotiable', { nullable: true, description: 'Of a private offer.' }),
    energyLabel: t.field({
      type: EnergyLabelType,
      nullable: true,
      resolve: (vehicle) => energyLabelFor(vehicle, berlinToday()),
    }),
    reservedUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when it is reserved for another customer in checkout.',
      resolve: ({ id }, _, { actor, deps }) =>
        deps.reservations.byOther(id, actor.kind === 'CUSTOMER' ? actor.customerId : null),
    }),
    facts: t.field({
      type: [FactType],
      args: { group: t.arg({ type: FactGroupType, required: true }) },
      resolve: (vehicle, { group }, { locale }) => factsOf(vehicle, group, locale),
    }),
  }),
})

const MAX_BY_IDS = 200

builder.queryFields((t) => ({
  vehicleById: t.field({
    type: VehicleType,
    nullable: true,
    args: { vehicleId: t.arg.id({ required: true }) },
    resolve: async (_, { vehicleId }, { scope, deps }) => {
      const vehicle = await readVehicle(deps.read, vehicleId, scope, deps.index.shelf.vehicles)
      return vehicle ? { ...vehicle, distance: null } : null
    },
  }),
  vehiclesByIds: t.field({
    type: [VehicleType],
    args: { ids: t.arg.idList({ required: true }) },
    description: `At most ${MAX_BY_IDS} vehicles in the order of their ids, sold ones too; unknown ids are left out.`,
    resolve: async (_, { ids }, { scope, deps }) => {
      if (ids.length > MAX_BY_IDS) throw new Refusal('INVALID_INPUT', `ids holds at most ${MAX_BY_IDS}`, 'ids')
      const vehicles = await readVehiclesById(deps.read, ids, scope)
      return vehicles.map((vehicle) => ({ ...vehicle, distance: null }))
    },
  }),
  similarVehicles: t.field({
    type: [VehicleType],
    args: { vehicleId: t.arg.id({ required: true }), limit: t.arg.int({ defaultValue: 4 }) },
    description:
      'Similar offers: the same model near the price first, then the same body type, the newest of each first.',
    resolve: async (_, { vehicleId, limit }, { scope, deps }) => {
      const similar = await readSimilarVehicles(vehicleId, Math.min(Math.max(limit ?? 4, 1), 12), scope, deps)
      return similar.map((other) => ({ ...other, distance: null }))
    },
  }),
}))

function titleOf({ make, model }: Vehicle): string {
  return `${make.name} ${model.name}`
}
