import { accessorySlug } from '#domain/accessory/accessory-slug.ts'
import { imageUrl } from '#domain/images.ts'
import { tradedCarName } from '#domain/trade-in/trade-in.ts'
import { tradeInTexts } from '#messages/trade-in.ts'
import { symbolPictureOfModel } from '#domain/vehicle/symbol-pictures.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { CartAccessory, CartProduct, CartService, CartTradeIn, CartVehicle } from '#use-cases/cart/cart-line.ts'
import { builder } from '../builder.ts'
import { SpecificationRow } from '../accessory/specification.ts'
import { LineFactType } from '../line-fact.ts'
import { MakeType, ModelType } from '../make/makes.ts'
import { tradeInFacts } from '#use-cases/trade-in/trade-in-facts.ts'
import { VehicleType } from '../vehicle/vehicle.ts'

const CartImageType = builder.objectRef<{ readonly key: string }>('CartImage').implement({
  fields: (t) => ({
    url: t.string({ resolve: ({ key }, _, { origin }) => origin + imageUrl(key, 512) }),
    externalUrlLarge: t.string({ resolve: ({ key }, _, { origin }) => origin + imageUrl(key, 2048) }),
  }),
})

/** The fields shared by all products in a cart. */
export const CartProductType = builder.interfaceRef<CartProduct>('CartProduct').implement({
  fields: (t) => ({
    title: t.string({
      resolve: (product, _, { locale }) => {
        if (product.kind === 'VEHICLE') return `${product.vehicle.make.name} ${product.vehicle.model.name}`
        if (product.kind === 'TRADE_IN') return tradeInTexts.lineTitle[locale](tradedCarName(product.offer.car))
        return product.kind === 'SERVICE' ? product.service.title[locale] : product.seen.title[locale]
      },
    }),
  }),
})

builder.objectRef<CartVehicle>('CartVehicle').implement({
  interfaces: [CartProductType],
  isTypeOf: (value) => (value as CartProduct).kind === 'VEHICLE',
  fields: (t) => ({
    id: t.id({ resolve: ({ vehicle: { id } }) => String(id) }),
    makeName: t.string({ resolve: ({ vehicle: { make } }) => make.slug }),
    modelName: t.string({ resolve: ({ vehicle: { model } }) => model.slug }),
    make: t.field({ type: MakeType, resolve: ({ vehicle: { make } }) => ({ ...make, preferred: false, count: 0 }) }),
    model: t.field({
      type: ModelType,
      resolve: ({ vehicle: { model } }) => ({ ...model, preferred: false, groups: [], count: 0 }),
    }),
    vin: t.string({ nullable: true, resolve: ({ vehicle: { attributes } }) => attributes.vin }),
    vehicleCondition: t.string({ nullable: true, resolve: ({ vehicle: { attributes } }) => attributes.condition }),
    bodyColor: t.string({ nullable: true, resolve: ({ vehicle: { attributes } }) => attributes.bodyColor }),
    sumPrice: t.field({
      type: 'Euro',
      description: 'Today’s price.',
      resolve: ({ vehicle: { attributes } }) => attributes.price ?? 0,
    }),
    images: t.field({
      type: [CartImageType],
      resolve: ({ vehicle: { pictures } }) => pictures.map((key) => ({ key })),
    }),
    vehicle: t.field({ type: VehicleType, resolve: ({ vehicle }) => ({ ...vehicle, distance: null }) }),
  }),
})

builder.objectRef<CartAccessory>('CartAccessory').implement({
  interfaces: [CartProductType],
  isTypeOf: (value) => (value as CartProduct).kind === 'ACCESSORY',
  fields: (t) => ({
    productId: t.exposeID('productId'),
    unitPrice: t.expose('unitPrice', {
      type: 'Euro',
      description: 'Today’s price; the price last seen if the product is gone.',
    }),
    specification: t.field({
      type: [SpecificationRow],
      resolve: ({ accessory }) => [...(accessory?.specification ?? [])],
    }),
    picture: t.string({ description: 'Key of its picture.', resolve: ({ seen }) => seen.picture }),
    path: t.string({
      nullable: true,
      description: 'Path of its page; null if it is gone.',
      resolve: ({ accessory }, _, { locale }) =>
        accessory && pathFor('accessory', locale, { slug: accessorySlug(accessory, locale) }),
    }),
    forVehicleId: t.id({
      nullable: true,
      description: 'The car in this cart it belongs to.',
      resolve: ({ forVehicleId }) => (forVehicleId === null ? null : String(forVehicleId)),
    }),
    withInstallation: t.exposeBoolean('withInstallation'),
  }),
})

builder.objectRef<CartService>('CartService').implement({
  interfaces: [CartProductType],
  isTypeOf: (value) => (value as CartProduct).kind === 'SERVICE',
  fields: (t) => ({
    key: t.string({ resolve: ({ service }) => service.key }),
    unitPrice: t.field({ type: 'Euro', description: 'Today’s.', resolve: ({ service }) => service.price }),
    description: t.string({ resolve: ({ service }, _, { locale }) => service.description[locale] }),
    forVehicleId: t.id({
      description: 'The car in this cart it belongs to.',
      resolve: ({ forVehicleId }) => String(forVehicleId),
    }),
  }),
})

builder.objectRef<CartTradeIn>('CartTradeIn').implement({
  description: 'The customer’s trade-in vehicle: its price is negative.',
  interfaces: [CartProductType],
  isTypeOf: (value) => (value as CartProduct).kind === 'TRADE_IN',
  fields: (t) => ({
    tradeInId: t.id({ resolve: ({ offer }) => String(offer.id) }),
    picture: t.string({
      description: 'Key of a drawing of the car, the same as in the garage.',
      resolve: ({ offer: { car, garageVehicleId }, bodyType }) =>
        symbolPictureOfModel({ ...car, usualBody: bodyType }, garageVehicleId),
    }),
    validUntil: t.string({ description: 'YYYY-MM-DD, the last day.', resolve: ({ offer }) => offer.validUntil }),
    facts: t.field({ type: [LineFactType], resolve: ({ offer }, _, { locale }) => tradeInFacts(offer, locale) }),
    forVehicleId: t.id({
      nullable: true,
      description: 'The car of the same dealer it is listed below; null if the cart has none: then it is not counted.',
      resolve: ({ besideVehicleId }) => (besideVehicleId === null ? null : String(besideVehicleId)),
    }),
  }),
})
