import { addAddress, deleteAddress, updateAddress } from '#use-cases/account/change-addresses.ts'
import { CustomerAddress } from '#domain/account/address.ts'
import { readAddresses, type StoredAddress } from '#use-cases/account/addresses.ts'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'
import { unwrapOrThrow } from '../outcome.ts'
import { requireCustomer, rowId } from '../session/actor.ts'
import { PostalAddressType, postalAddressFields } from './postal-address.ts'
import { placeAddress } from '#use-cases/account/place-address.ts'

const GeoCoordinates = builder.objectRef<{ lat: number; lon: number }>('GeoCoordinates').implement({
  description: 'Degrees.',
  fields: (t) => ({ lat: t.exposeFloat('lat'), lon: t.exposeFloat('lon') }),
})

const CustomerAddressType = builder.objectRef<StoredAddress>('CustomerAddress').implement({
  interfaces: [PostalAddressType],
  isTypeOf: (value) => 'isDefaultBilling' in (value as object),
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    isDefaultShipping: t.exposeBoolean('isDefaultShipping'),
    isDefaultBilling: t.exposeBoolean('isDefaultBilling'),
    geoCoordinates: t.field({
      type: GeoCoordinates,
      nullable: true,
      description: 'Of the postal code; null if unknown.',
      resolve: ({ latitude, longitude }) =>
        latitude === null || longitude === null ? null : { lat: latitude, lon: longitude },
    }),
    knownCity: t.string({
      nullable: true,
      description: 'The known town of the postal code: a hint if the address names another one.',
      resolve: async ({ postalCode }, _, { deps }) => (await deps.places.zip(postalCode))?.city ?? null,
    }),
  }),
})

const CustomerAddressInput = builder.inputType('CustomerAddressInput', {
  fields: (t) => ({
    ...postalAddressFields(t),
    isDefaultShipping: t.boolean(),
    isDefaultBilling: t.boolean(),
  }),
})
type AddressInput = typeof CustomerAddressInput.$inferInput

builder.queryField('customerAddresses', (t) =>
  t.field({
    type: [CustomerAddressType],
    description: 'The oldest first.',
    resolve: (_, __, context) => readAddresses(context.deps.read, requireCustomer(context).customerId),
  }),
)

builder.mutationFields((t) => ({
  addCustomerAddress: t.field({
    type: CustomerAddressType,
    description: 'The first address becomes the default for shipping and billing.',
    args: { input: t.arg({ type: CustomerAddressInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const actor = requireCustomer(context)
      const placed = unwrapOrThrow(await placeAddress(CustomerAddress, entered(input), context.deps.places))
      const { id } = unwrapOrThrow(await addAddress(context.deps.writer, actor, placed))
      return ownAddress(context, id)
    },
  }),
  updateCustomerAddress: t.field({
    type: CustomerAddressType,
    description: 'Replaces the whole address: omitted fields become empty.',
    args: {
      customerAddressId: t.arg.id({ required: true }),
      input: t.arg({ type: CustomerAddressInput, required: true }),
    },
    resolve: async (_, { customerAddressId, input }, context) => {
      const actor = requireCustomer(context)
      const placed = unwrapOrThrow(await placeAddress(CustomerAddress, entered(input), context.deps.places))
      const { id } = unwrapOrThrow(await updateAddress(context.deps.writer, actor, rowId(customerAddressId), placed))
      return ownAddress(context, id)
    },
  }),
  deleteCustomerAddress: t.boolean({
    args: { customerAddressId: t.arg.id({ required: true }) },
    resolve: async (_, { customerAddressId }, context) => {
      const actor = requireCustomer(context)
      unwrapOrThrow(await deleteAddress(context.deps.writer, actor, rowId(customerAddressId)))
      return true
    },
  }),
}))

/** The default flags are off unless the input sets them. */
function entered({ isDefaultShipping, isDefaultBilling, ...address }: AddressInput) {
  return { ...address, isDefaultShipping: isDefaultShipping ?? false, isDefaultBilling: isDefaultBilling ?? false }
}

async function ownAddress(context: GatewayContext, id: number): Promise<StoredAddress> {
  const addresses = await readAddresses(context.deps.read, requireCustomer(context).customerId)
  return addresses.find((address) => address.id === id)!
}
