import { CustomerAddress, BillingAddress } from '#domain/account/address.ts'
import { readAddresses } from '#use-cases/account/addresses.ts'
import { addAddress } from '#use-cases/account/change-addresses.ts'
import { builder } from '../builder.ts'
import { postalAddressFields } from '../account/postal-address.ts'
import type { GatewayContext } from '../context.ts'
import { placedAddress } from '../account/placed-address.ts'
import { Refusal } from '../refusal.ts'
import { requireCustomer, rowId } from '../session/actor.ts'
import { PaymentMethodRef } from './dealer-type.ts'

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
    save: t.boolean({ description: 'Keep the new one in the book.' }),
  }),
})

const RegistrationInput = builder.inputType('RegistrationInput', {
  fields: (t) => ({
    wishesPlate: t.boolean({ required: true, description: 'Then `plate` is needed; else any will do.' }),
    plate: t.string({ description: 'As `K-AB 1234`.' }),
    pin: t.string({ description: 'Of a plate that is reserved already.' }),
    evb: t.string({ description: 'The insurer’s confirmation of cover; can be handed in later.' }),
  }),
})

export const CarServicesInput = builder.inputType('CarServicesInput', {
  fields: (t) => ({
    vehicleId: t.id({ required: true }),
    services: t.stringList({ required: true, description: 'Keys; what is not named is not wanted.' }),
    registration: t.field({ type: RegistrationInput, description: 'Where the dealer is to register the car.' }),
  }),
})

export const ChosenPaymentInput = builder.inputType('ChosenPaymentInput', {
  fields: (t) => ({
    dealer: t.id({ required: true }),
    method: t.field({ type: PaymentMethodRef, required: true }),
    holder: t.string({
      description: 'Of a direct debit, or for a payout. Left out with the IBAN: the account given before holds.',
    }),
    iban: t.string(),
  }),
})

export interface AnsweredAddress {
  readonly address: BillingAddress
  /** Keeps it in the book, where that was wished and there is room. */
  readonly keep: () => Promise<void>
}

/** The address that was chosen or entered. Refused: NOT_FOUND for somebody else's, INVALID_INPUT naming every wrong field. */
export async function chosenAddress(
  { addressId, address, save }: typeof ChosenAddressInput.$inferInput,
  context: GatewayContext,
): Promise<AnsweredAddress> {
  const actor = requireCustomer(context)
  if (addressId) {
    const book = await readAddresses(context.sources.read, actor.customerId)
    const own = book.find(({ id }) => id === rowId(addressId))
    if (own) return { address: BillingAddress.parse(own), keep: async () => {} }
    throw new Refusal('NOT_FOUND', 'There is no such address in your book.', 'addressId')
  }
  const placed = await placedAddress(BillingAddress, address ?? {}, context)
  const kept = { address: CustomerAddress.parse(placed.address), position: placed.position }
  return {
    address: placed.address,
    keep: async () => {
      // A full book is no reason to hold up an order.
      if (save) await addAddress(context.sources.writer, actor, kept)
    },
  }
}
