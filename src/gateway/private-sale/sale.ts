import { IdempotentForm } from '#domain/idempotency-key.ts'
import { FLOWS } from '#domain/routes/flows.ts'
import { ListingInformation } from '#domain/private-sale/listing.ts'
import type { Estimate } from '#domain/valuation/estimate.ts'
import { confirmSalePictures, resetSale, setSaleInformation } from '#use-cases/private-sale/change-sale.ts'
import { publishListing } from '#use-cases/private-sale/publish-listing.ts'
import { type ListedCar, type PrivateSale, readSale, saleDigest } from '#use-cases/private-sale/sale.ts'
import { findMake } from '#use-cases/trade-in/sequence-source.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'
import { readInput, unwrapOrThrow } from '../outcome.ts'
import { countAttempt, mailSite, requireCustomer, rowId } from '../session/actor.ts'
import { UploadType } from '../upload/uploads.ts'

const SaleStepRef = builder.enumType('PrivateSaleStep', {
  values: Object.fromEntries(
    FLOWS['private-sale'].map((step) => [step.toUpperCase().replaceAll('-', '_'), { value: step }]),
  ),
})
const AccidentRef = builder.enumType('AccidentAnswer', { values: ['NO', 'YES'] as const })

export const ListingInformationType = builder.objectRef<ListingInformation>('ListingInformation').implement({
  fields: (t) => ({
    garageVehicleId: t.id({ resolve: ({ garageVehicleId }) => String(garageVehicleId) }),
    vehicleName: t.exposeString('vehicleName'),
    mileage: t.exposeInt('mileage'),
    vin: t.exposeString('vin', { nullable: true, description: 'Never part of the shown offer.' }),
    postalCode: t.exposeString('postalCode'),
    city: t.string({
      nullable: true,
      description: 'Of the postal code, as the search shows it.',
      resolve: async ({ postalCode }, _, { deps }) => (await deps.places.zip(postalCode))?.city ?? null,
    }),
    price: t.expose('price', { type: 'Euro' }),
    isFixedPrice: t.exposeBoolean('isFixedPrice'),
    accident: t.expose('accident', { type: AccidentRef, nullable: true }),
    description: t.exposeString('description'),
    isPrivateSeller: t.exposeBoolean('isPrivateSeller'),
    showsPhone: t.exposeBoolean('showsPhone'),
    phone: t.exposeString('phone', { nullable: true }),
    acknowledgementCheckbox: t.exposeBoolean('acknowledgementCheckbox'),
  }),
})

const SaleCarType = builder.objectRef<NonNullable<PrivateSale['car']>>('SaleCar').implement({
  fields: (t) => ({
    garageId: t.id({ resolve: ({ id }) => String(id) }),
    make: t.exposeString('make'),
    makeSlug: t.string({
      description: 'As the stock has the make, whatever the garage calls it.',
      resolve: async ({ make }, _, { deps }) => (await findMake(deps.read, make)) ?? slugOf(make),
    }),
    model: t.exposeString('model', { nullable: true }),
    plate: t.exposeString('plate', { nullable: true }),
    vin: t.exposeString('vin', { nullable: true }),
    fuelType: t.exposeString('fuelType', { nullable: true }),
    firstRegistration: t.exposeString('firstRegistration', { nullable: true, description: 'YYYY-MM.' }),
    mileage: t.exposeInt('mileage', { nullable: true }),
  }),
})

const PriceRangeType = builder.objectRef<Estimate>('SalePriceRange').implement({
  description: 'What comparable cars are offered for.',
  fields: (t) => ({
    low: t.expose('low', { type: 'Euro' }),
    value: t.expose('value', { type: 'Euro' }),
    high: t.expose('high', { type: 'Euro' }),
    count: t.exposeInt('count', { description: 'Offers behind it.' }),
  }),
})

const ListedCarType = builder.objectRef<ListedCar>('ListedCar').implement({
  fields: (t) => ({
    garageId: t.id({ resolve: ({ garageVehicleId }) => String(garageVehicleId) }),
    listingId: t.id({ resolve: ({ listingId }) => String(listingId) }),
  }),
})

const PrivateSaleType = builder.objectRef<PrivateSale>('PrivateSale').implement({
  description: 'What has been entered for a private sale so far.',
  fields: (t) => ({
    openStep: t.field({ type: SaleStepRef, resolve: ({ openStep }) => openStep }),
    listingId: t.id({
      nullable: true,
      description: 'The offer that is changed; null for a new one.',
      resolve: ({ draft }) => (draft.listingId === null ? null : String(draft.listingId)),
    }),
    information: t.field({
      type: ListingInformationType,
      nullable: true,
      resolve: ({ draft }) => draft.information,
    }),
    garage: t.field({ type: [SaleCarType], resolve: ({ garage }) => [...garage] }),
    car: t.expose('car', { type: SaleCarType, nullable: true }),
    pictures: t.field({ type: [UploadType], resolve: ({ pictures }) => [...pictures] }),
    listed: t.field({
      type: [ListedCarType],
      description: 'Cars of the garage that have another open offer: they cannot be offered a second time.',
      resolve: ({ listed }) => [...listed],
    }),
    priceRange: t.field({ type: PriceRangeType, nullable: true, resolve: ({ estimate }) => estimate }),
    shown: t.string({
      description: 'Fingerprint of what the check shows; publishPrivateSale requires it and publishes exactly that.',
      resolve: saleDigest,
    }),
  }),
})

const PublishedListingType = builder
  .objectRef<{ readonly id: number; readonly isOnline: boolean }>('PublishedListing')
  .implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ id }) => String(id) }),
      isOnline: t.exposeBoolean('isOnline', { description: 'Otherwise a person looks at it first.' }),
    }),
  })

const ListingInformationInput = builder.inputType('ListingInformationInput', {
  fields: (t) => ({
    garageVehicleId: t.id({ required: true }),
    vehicleName: t.string({ required: true }),
    mileage: t.int({ required: true }),
    vin: t.string(),
    postalCode: t.string({ required: true }),
    price: t.field({ type: 'Euro', required: true }),
    isFixedPrice: t.boolean({ defaultValue: true }),
    accident: t.field({ type: AccidentRef }),
    description: t.string({ required: true, description: 'At most 2,000 characters.' }),
    isPrivateSeller: t.boolean({ defaultValue: true }),
    showsPhone: t.boolean({ defaultValue: false }),
    phone: t.string(),
    acknowledgementCheckbox: t.boolean({ defaultValue: false }),
  }),
})

builder.queryField('privateSale', (t) =>
  t.field({ type: PrivateSaleType, resolve: (_, __, context) => saleOf(context) }),
)

builder.mutationFields((t) => ({
  setPrivateSaleInformation: t.field({
    type: PrivateSaleType,
    description:
      'Refused: INVALID_INPUT, NOT_FOUND for a car of another garage, CONFLICT for one that has another open offer.',
    args: { input: t.arg({ type: ListingInformationInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { customerId } = requireCustomer(context)
      const garageVehicleId = rowId(input.garageVehicleId)
      const { vin = '', phone = '', ...rest } = input
      const entered = { ...rest, vin: vin ?? '', phone: phone ?? '', garageVehicleId }
      const information = readInput(ListingInformation, entered)
      unwrapOrThrow(await setSaleInformation(context.deps, customerId, information))
      return saleOf(context)
    },
  }),
  confirmPrivateSalePictures: t.field({
    type: PrivateSaleType,
    resolve: async (_, __, context) => {
      unwrapOrThrow(await confirmSalePictures(context.deps.writer, requireCustomer(context).customerId))
      return saleOf(context)
    },
  }),
  resetPrivateSale: t.field({
    type: PrivateSaleType,
    resolve: async (_, __, context) => {
      await resetSale(context.deps.writer, requireCustomer(context).customerId)
      return saleOf(context)
    },
  }),
  publishPrivateSale: t.field({
    type: PublishedListingType,
    description:
      'Puts the offer online for 60 days, or in review where a rule applies. Refused: CONFLICT where a step is unanswered or the car has another open offer, CHANGED where ' +
      'something else was shown, LIMIT_REACHED with five offers.',
    args: {
      key: t.arg.string({ required: true, description: 'Idempotency key of the form: sent twice it is one offer.' }),
      shown: t.arg.string({ required: true }),
    },
    resolve: async (_, { shown, ...form }, context) => {
      const { customerId } = requireCustomer(context)
      const { key } = readInput(IdempotentForm, form)
      await countAttempt(context, 'publish-listing', String(customerId))
      const { deps } = context
      const outcome = await publishListing(
        { ...deps, ...deps.uploads },
        { customerId, site: mailSite(context), key, shown },
      )
      return unwrapOrThrow(outcome)
    },
  }),
}))

function saleOf(context: GatewayContext): Promise<PrivateSale> {
  return readSale(context.deps.read, requireCustomer(context).customerId)
}
