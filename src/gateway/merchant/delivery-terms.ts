import type { DeliveryTerms } from '#domain/delivery/shipping-price.ts'
import { builder } from '../builder.ts'

export const DeliveryTermsType = builder.objectRef<DeliveryTerms>('DeliveryTerms').implement({
  description: 'A dealer’s prices for delivery and fitting, in euros with VAT; pick-up is free.',
  fields: (t) => ({
    homeBase: t.expose('homeBase', { type: 'Euro', description: 'A car to the door, as far as `homeFreeKm`.' }),
    homeFreeKm: t.exposeInt('homeFreeKm'),
    homePerKm: t.expose('homePerKm', { type: 'Euro', description: 'Each kilometre beyond, as the crow flies.' }),
    homeMaxKm: t.exposeInt('homeMaxKm', {
      nullable: true,
      description: 'Cars are brought no further; null: anywhere, 0: not at all.',
    }),
    toDealer: t.expose('toDealer', { type: 'Euro', description: 'A car to another dealer.' }),
    installation: t.expose('installation', { type: 'Euro', description: 'Fitting an accessory.' }),
    parcel: t.expose('parcel', { type: 'Euro', description: 'All accessories of an order.' }),
    parcelFreeFrom: t.expose('parcelFreeFrom', {
      type: 'Euro',
      description: 'Order value from which accessories are shipped free.',
    }),
  }),
})
