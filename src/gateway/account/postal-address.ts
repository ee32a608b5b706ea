import type { BillingAddress } from '#domain/account/address.ts'
import { builder } from '../builder.ts'
import { SalutationType } from './customer.ts'

/** A postal address, of the address book or of an order. */
export const PostalAddressType = builder.interfaceRef<BillingAddress>('PostalAddress').implement({
  fields: (t) => ({
    salutation: t.expose('salutation', { type: SalutationType, nullable: true }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    street: t.exposeString('street'),
    houseNumber: t.exposeString('houseNumber'),
    additionalAddress: t.exposeString('additionalAddress', { nullable: true }),
    postalCode: t.exposeString('postalCode'),
    city: t.exposeString('city'),
    phone: t.exposeString('phone', { nullable: true }),
  }),
})

type Fields = Parameters<NonNullable<Parameters<typeof builder.inputType>[1]['fields']>>[0]

export function postalAddressFields(t: Fields) {
  return {
    salutation: t.field({ type: SalutationType }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    street: t.string({ required: true }),
    houseNumber: t.string({ required: true }),
    additionalAddress: t.string(),
    postalCode: t.string({ required: true }),
    city: t.string({ description: 'Optional if the town of the postal code is known.' }),
    phone: t.string(),
  }
}
