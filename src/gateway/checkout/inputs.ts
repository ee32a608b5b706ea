import type { AddressAnswer } from '#use-cases/checkout/choose-address.ts'
import type { CarServices } from '#use-cases/checkout/choose-services.ts'
import { builder } from '../builder.ts'
import { postalAddressFields } from '../account/postal-address.ts'
import { rowId } from '../session/actor.ts'
import { PaymentMethodRef, ShippingKindRef } from './dealer-type.ts'

const BillingAddressInput = builder.inputType('BillingAddressInput', {
  fields: (t) => ({
    ...postalAddressFields(t),
  }),
})

export const ChosenAddressInput = builder.inputType('ChosenAddressInput', {
  description: 'One address of the book, or a new one.',
  fields: (t) => ({
    addressId: t.id(),
    address: t.field({ type: BillingAddressInput }),
    save: t.boolean({ description: 'Whether to save the new address in the address book.' }),
  }),
})

const RegistrationInput = builder.inputType('RegistrationInput', {
  fields: (t) => ({
    wishesPlate: t.boolean({ required: true, description: 'Then `plate` is needed; else any will do.' }),
    plate: t.string({ description: 'As `K-AB 1234`.' }),
    pin: t.string({ description: 'PIN of a plate reserved beforehand.' }),
    evb: t.string({ description: 'The insurer’s confirmation of cover; can be supplied later.' }),
  }),
})

export const CarServicesInput = builder.inputType('CarServicesInput', {
  fields: (t) => ({
    vehicleId: t.id({ required: true }),
    services: t.stringList({ required: true, description: 'Keys of the chosen services; all others are deselected.' }),
    registration: t.field({ type: RegistrationInput, description: 'If the dealer registers the car.' }),
  }),
})

export const ChosenPaymentInput = builder.inputType('ChosenPaymentInput', {
  fields: (t) => ({
    dealer: t.id({ required: true }),
    method: t.field({ type: PaymentMethodRef, required: true }),
    holder: t.string({
      description:
        'Of a direct debit or payout. If omitted together with the IBAN, the account entered before is used.',
    }),
    iban: t.string(),
  }),
})

export const SHOWN_CARS =
  'Ids of the cars the customer was shown when choosing; omitted: all cars in the cart. A car added meanwhile remains to be answered.'

export const ChosenDeliveryInput = builder.inputType('ChosenDeliveryInput', {
  fields: (t) => ({
    vehicles: t.field({ type: ShippingKindRef, description: 'Omitted if the cart contains no car.' }),
    accessories: t.field({ type: ShippingKindRef, description: 'Omitted if the cart contains no accessory.' }),
    address: t.field({ type: ChosenAddressInput, description: 'Omitted: the billing address.' }),
    dealer: t.id({ description: 'Of a delivery to a dealer.' }),
    shownCars: t.idList({ description: SHOWN_CARS }),
  }),
})

export function addressAnswer({ addressId, address, save }: typeof ChosenAddressInput.$inferInput): AddressAnswer {
  return addressId ? { addressId: rowId(addressId) } : { entered: address ?? {}, saveInBook: save ?? false }
}

export function carServicesOf({ vehicleId, services, registration }: typeof CarServicesInput.$inferInput): CarServices {
  return { vehicleId: rowId(vehicleId), keys: services, registration: registration ?? null }
}

export function shownCarsOf(ids: readonly string[] | null | undefined): number[] | null {
  return ids ? ids.map(rowId) : null
}
