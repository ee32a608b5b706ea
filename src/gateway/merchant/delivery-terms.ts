import type { DeliveryTerms } from '#domain/delivery/shipping-price.ts'
import { builder, euros } from '../builder.ts'

export const DeliveryTermsType = builder.objectRef<DeliveryTerms>('DeliveryTerms').implement({
  description: 'A dealer’s prices for delivery and fitting, in euros with VAT; pick-up is free.',
  fields: (t) => ({
    homeBase: t.field({
      type: 'Euro',
      description: 'A car to the door, as far as `homeFreeKm`.',
      resolve: ({ homeBase }) => euros(homeBase),
    }),
    homeFreeKm: t.exposeInt('homeFreeKm'),
    homePerKm: t.field({
      type: 'Euro',
      description: 'Each kilometre beyond, as the crow flies.',
      resolve: ({ homePerKm }) => euros(homePerKm),
    }),
    toDealer: t.field({
      type: 'Euro',
      description: 'A car to another dealer.',
      resolve: ({ toDealer }) => euros(toDealer),
    }),
    installation: t.field({
      type: 'Euro',
      description: 'Fitting an accessory.',
      resolve: ({ installation }) => euros(installation),
    }),
    parcel: t.field({
      type: 'Euro',
      description: 'All accessories of an order.',
      resolve: ({ parcel }) => euros(parcel),
    }),
    parcelFreeFrom: t.field({
      type: 'Euro',
      description: 'Order value from which accessories are shipped free.',
      resolve: ({ parcelFreeFrom }) => euros(parcelFreeFrom),
    }),
  }),
})
