import type { DeliveryTerms } from '#domain/delivery/shipping-price.ts'
import { builder } from '../builder.ts'

export const DeliveryTermsType = builder.objectRef<DeliveryTerms>('DeliveryTerms').implement({
  description: 'What a dealer asks for bringing and fitting, in euros with VAT; fetching costs nothing.',
  fields: (t) => ({
    homeBase: t.expose('homeBase', {
      type: 'Euro',
      description: 'A car to the door, as far as `homeFreeKm`.',
    }),
    homeFreeKm: t.exposeInt('homeFreeKm'),
    homePerKm: t.expose('homePerKm', {
      type: 'Euro',
      description: 'Each kilometre beyond, as the crow flies.',
    }),
    toDealer: t.expose('toDealer', {
      type: 'Euro',
      description: 'A car to another dealer.',
    }),
    installation: t.expose('installation', {
      type: 'Euro',
      description: 'Fitting an accessory.',
    }),
    parcel: t.expose('parcel', {
      type: 'Euro',
      description: 'All accessories of an order.',
    }),
    parcelFreeFrom: t.expose('parcelFreeFrom', {
      type: 'Euro',
      description: 'Accessories worth as much travel for nothing.',
    }),
  }),
})
