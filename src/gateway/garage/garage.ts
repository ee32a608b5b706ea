import {
  addGarageVehicle,
  deleteGarageVehicle,
  selectGarageVehicle,
  updateGarageVehicle,
} from '#use-cases/garage/change-garage-vehicles.ts'
import { GarageVehicleInput } from '#domain/garage/garage-vehicle.ts'
import { symbolPictureOfModel } from '#domain/vehicle/symbol-pictures.ts'
import type { BodyType } from '#domain/vehicle/vocabulary.ts'
import { type GarageVehicle, readGarage } from '#use-cases/garage/garage-vehicles.ts'
import { readUsualBodies } from '#use-cases/garage/usual-bodies.ts'
import { type Merchant, readMerchants } from '#use-cases/merchant/merchants.ts'
import { readTradedInVehicles, readOpenOffers } from '#use-cases/trade-in/trade-ins.ts'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'
import { MerchantType } from '../merchant/merchant.ts'
import { unwrapOrThrow, readInput } from '../outcome.ts'
import { requireCustomer, rowId } from '../session/actor.ts'
import { type ShownOffer, TradeInOfferType } from '../trade-in/trade-in.ts'

interface ShownVehicle extends GarageVehicle {
  readonly dealer: Merchant | null
  readonly bodyType: BodyType | null
  readonly tradeInOffers: readonly ShownOffer[]
  readonly isTradedIn: boolean
  readonly orderId: number | null
}

export const GarageVehicleType = builder.objectRef<ShownVehicle>('GarageVehicle').implement({
  description: 'A customer’s own car. Months are YYYY-MM.',
  fields: (t) => ({
    garageId: t.id({ resolve: ({ id }) => String(id) }),
    vin: t.exposeString('vin', { nullable: true }),
    hsn: t.exposeString('hsn', { nullable: true, description: 'Maker’s key number, field 2.1.' }),
    tsn: t.exposeString('tsn', { nullable: true, description: 'Type’s key number, field 2.2.' }),
    make: t.exposeString('make'),
    model: t.exposeString('model', { nullable: true }),
    fuelType: t.exposeString('fuelType', { nullable: true, description: 'A value of the filter `fuel`.' }),
    firstRegistration: t.exposeString('firstRegistration', { nullable: true }),
    mileage: t.exposeInt('mileage', { nullable: true, description: 'Kilometres.' }),
    plate: t.exposeString('plate', { nullable: true }),
    nextInspection: t.exposeString('nextInspection', { nullable: true }),
    nextService: t.exposeString('nextService', { nullable: true }),
    warrantyUntil: t.exposeString('warrantyUntil', { nullable: true }),
    dealer: t.field({
      type: MerchantType,
      nullable: true,
      description: 'The dealer or workshop that looks after it.',
      resolve: ({ dealer }) => dealer && { ...dealer, distance: null },
    }),
    tradeInOffers: t.field({
      type: [TradeInOfferType],
      description: 'Dealers’ open trade-in offers, the highest first.',
      resolve: ({ tradeInOffers }) => [...tradeInOffers],
    }),
    isTradedIn: t.exposeBoolean('isTradedIn', { description: 'Whether it is being traded in.' }),
    tradeInOrderId: t.id({
      nullable: true,
      description: 'The order it is traded in with; null if this shop does not show that order.',
      resolve: ({ orderId }) => (orderId === null ? null : String(orderId)),
    }),
    isSelected: t.exposeBoolean('isSelected', { description: 'The car selected in the garage.' }),
    picture: t.string({
      description: 'Key of a drawing of its model, otherwise of the most common body type of its make and model.',
      resolve: ({ make, model, firstRegistration, bodyType, id }) =>
        symbolPictureOfModel({ make, model, firstRegistration, usualBody: bodyType }, id),
    }),
  }),
})

export const GarageVehicleInputType = builder.inputType('GarageVehicleInput', {
  description: 'Months are YYYY-MM.',
  fields: (t) => ({
    vin: t.string(),
    hsn: t.string(),
    tsn: t.string(),
    make: t.string({ description: 'Optional if the VIN or the HSN identifies it.' }),
    model: t.string(),
    fuelType: t.string(),
    firstRegistration: t.string(),
    mileage: t.int({ description: 'Kilometres.' }),
    plate: t.string(),
    nextInspection: t.string(),
    nextService: t.string(),
    warrantyUntil: t.string(),
    dealer: t.id({ description: 'The merchant that looks after it.' }),
  }),
})

builder.queryField('garageVehicles', (t) =>
  t.field({
    type: [GarageVehicleType],
    description: 'The oldest entry first.',
    resolve: (_, __, context) => shownGarage(context),
  }),
)

builder.mutationFields((t) => ({
  addGarageVehicle: t.field({
    type: GarageVehicleType,
    description: 'The new car becomes the selected one.',
    args: { input: t.arg({ type: GarageVehicleInputType, required: true }) },
    resolve: async (_, { input }, context) => {
      const actor = requireCustomer(context)
      const vehicle = readInput(GarageVehicleInput, input)
      return shown(context, unwrapOrThrow(await addGarageVehicle(context.deps.writer, actor, vehicle)))
    },
  }),
  updateGarageVehicle: t.field({
    type: GarageVehicleType,
    description: 'Replaces all its data: omitted fields become empty.',
    args: { garageId: t.arg.id({ required: true }), input: t.arg({ type: GarageVehicleInputType, required: true }) },
    resolve: async (_, { garageId, input }, context) => {
      const actor = requireCustomer(context)
      const vehicle = readInput(GarageVehicleInput, input)
      return shown(
        context,
        unwrapOrThrow(await updateGarageVehicle(context.deps.writer, actor, rowId(garageId), vehicle)),
      )
    },
  }),
  deleteGarageVehicle: t.boolean({
    args: { garageId: t.arg.id({ required: true }) },
    resolve: async (_, { garageId }, context) => {
      const actor = requireCustomer(context)
      unwrapOrThrow(await deleteGarageVehicle(context.deps.writer, actor, rowId(garageId)))
      return true
    },
  }),
  selectGarageVehicle: t.field({
    type: GarageVehicleType,
    args: { garageId: t.arg.id({ required: true }) },
    resolve: async (_, { garageId }, context) => {
      const actor = requireCustomer(context)
      return shown(context, unwrapOrThrow(await selectGarageVehicle(context.deps.writer, actor, rowId(garageId))))
    },
  }),
}))

/** The customer's cars with their dealers and the bodies to draw them with. Five queries, however many cars. */
async function shownGarage(context: GatewayContext): Promise<ShownVehicle[]> {
  const { read } = context.deps
  const { customerId } = requireCustomer(context)
  const [vehicles, offers, given] = await Promise.all([
    readGarage(read, customerId),
    readOpenOffers(read, customerId, context.scope),
    readTradedInVehicles(read, customerId, context.scope),
  ])
  const merchantIds = [...vehicles, ...offers].flatMap(({ merchantId }) => merchantId ?? [])
  const [dealers, bodies] = await Promise.all([
    readMerchants(read, [...new Set(merchantIds)]),
    readUsualBodies(read, vehicles),
  ])
  return vehicles.map((vehicle, index) => ({
    ...vehicle,
    dealer: (vehicle.merchantId !== null && dealers.get(vehicle.merchantId)) || null,
    bodyType: bodies[index] ?? null,
    isTradedIn: given.has(vehicle.id),
    orderId: given.get(vehicle.id) ?? null,
    tradeInOffers: offers.flatMap((offer) => {
      const dealer = dealers.get(offer.merchantId)
      return dealer && offer.garageVehicleId === vehicle.id ? [{ ...offer, dealer }] : []
    }),
  }))
}

async function shown(context: GatewayContext, { id }: { readonly id: number }): Promise<ShownVehicle> {
  const garage = await shownGarage(context)
  return garage.find((vehicle) => vehicle.id === id)!
}
