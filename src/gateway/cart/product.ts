import { imageUrl } from '#domain/images.ts'
import type { Vehicle } from '#queries/vehicle/vehicle.ts'
import { builder, euros } from '../builder.ts'
import { MakeType, ModelType } from '../make/makes.ts'
import { VehicleType } from '../vehicle/vehicle.ts'

const CartImageType = builder.objectRef<{ readonly key: string }>('CartImage').implement({
  fields: (t) => ({
    url: t.string({ resolve: ({ key }, _, { origin }) => origin + imageUrl(key, 512) }),
    externalUrlLarge: t.string({ resolve: ({ key }, _, { origin }) => origin + imageUrl(key, 2048) }),
  }),
})

/** What accessories, services and trade-ins will share with cars. */
export const CartProductType = builder.interfaceRef<Vehicle>('CartProduct').implement({
  fields: (t) => ({ title: t.string({ resolve: ({ make, model }) => `${make.name} ${model.name}` }) }),
})

builder.objectRef<Vehicle>('CartVehicle').implement({
  interfaces: [CartProductType],
  isTypeOf: () => true, // the only kind of product there is so far
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    makeName: t.string({ resolve: ({ make }) => make.slug }),
    modelName: t.string({ resolve: ({ model }) => model.slug }),
    make: t.field({ type: MakeType, resolve: ({ make }) => ({ ...make, preferred: false, count: 0 }) }),
    model: t.field({ type: ModelType, resolve: ({ model }) => ({ ...model, preferred: false, groups: [], count: 0 }) }),
    vin: t.string({ nullable: true, resolve: ({ attributes }) => attributes.vin }),
    vehicleCondition: t.string({ nullable: true, resolve: ({ attributes }) => attributes.condition }),
    bodyColor: t.string({ nullable: true, resolve: ({ attributes }) => attributes.bodyColor }),
    sumPrice: t.field({
      type: 'Euro',
      description: 'Today’s price.',
      resolve: ({ attributes }) => euros(attributes.price ?? 0),
    }),
    images: t.field({ type: [CartImageType], resolve: ({ pictures }) => pictures.map((key) => ({ key })) }),
    vehicle: t.field({ type: VehicleType, resolve: (vehicle) => ({ ...vehicle, distance: null }) }),
  }),
})
