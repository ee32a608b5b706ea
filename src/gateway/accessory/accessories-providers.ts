import { providersForMake } from '#domain/accessory/sells.ts'
import type { AccessoriesProvider } from '#domain/merchant.ts'
import { builder } from '../builder.ts'
import { VehicleType } from '../vehicle/vehicle.ts'
import { MerchantType } from '../merchant/merchant.ts'

const AccessoriesProviderType = builder.objectRef<AccessoriesProvider>('AccessoriesProvider').implement({
  fields: (t) => ({
    makeName: t.exposeString('makeName', { description: '`*`: every make.' }),
    providerId: t.exposeString('providerId'),
  }),
})

builder.objectField(MerchantType, 'accessoriesProviders', (t) =>
  t.field({
    type: [AccessoriesProviderType],
    description: 'The accessory providers of each make.',
    resolve: ({ accessoriesProviders }) => [...accessoriesProviders],
  }),
)

interface AccessoryProvider {
  readonly carBrand: string
  readonly dataSourceId: string
}

const AccessoryProviderType = builder.objectRef<AccessoryProvider>('AccessoryProvider').implement({
  fields: (t) => ({ carBrand: t.exposeString('carBrand'), dataSourceId: t.exposeString('dataSourceId') }),
})

builder.objectField(VehicleType, 'accessoryProviders', (t) =>
  t.field({
    type: [AccessoryProviderType],
    description: 'The accessory providers its dealer has named for its make (open point 37).',
    resolve: ({ make, merchant }) =>
      providersForMake(merchant.accessoriesProviders, make.slug).map((dataSourceId) => ({
        carBrand: make.name,
        dataSourceId,
      })),
  }),
)
