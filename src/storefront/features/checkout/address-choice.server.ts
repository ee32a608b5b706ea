import {
  AddressBookDocument,
  type ChosenAddressInput,
  type PostalAddressFieldsFragment,
} from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { addressLines } from '#domain/account/address-lines.ts'
import { addressInput } from '../../blocks/address.server.ts'
import type { FormValues } from '../../blocks/form.server.ts'
import { query } from '../../gateway.server.ts'
import type { AddressChoiceView } from './checkout-view.ts'
import type { Buyer } from './frame.server.ts'

type Context = Readonly<RouterContextProvider>

/**
 * The addresses of the book and the fields of a new one. `current` is the earlier answer: an address of the book, or what the fields begin
 * with. Without one the default of the book is chosen, or `fallback` where the book has no default, and the fields begin with the buyer's
 * name.
 */
export async function addressChoice(
  context: Context,
  current: PostalAddressFieldsFragment | null,
  {
    buyer,
    fallback,
    defaultFlag,
  }: {
    readonly buyer: Buyer | null
    readonly fallback: string
    readonly defaultFlag: 'isDefaultBilling' | 'isDefaultShipping'
  },
): Promise<AddressChoiceView> {
  const { customerAddresses } = await query(context, AddressBookDocument)
  const same = current && customerAddresses.find((address) => sameAddress(address, current))
  const usual = customerAddresses.find((address) => address[defaultFlag]) ?? customerAddresses[0]
  return {
    book: customerAddresses.map((address) => ({ id: address.id, lines: addressLines(address) })),
    chosen: same?.id ?? (current ? 'new' : fallback === 'new' ? (usual?.id ?? 'new') : fallback),
    begin: same || !current ? personOf(buyer) : textsOf(fieldsOf(current)),
  }
}

/** What the fields of a new address begin with: the buyer's name and telephone number. */
function personOf(buyer: Buyer | null): Record<string, string> {
  if (!buyer) return {}
  const { salutation, firstName, lastName, phone } = buyer
  return textsOf(Object.entries({ salutation, firstName, lastName, phone }))
}

function textsOf(fields: readonly [string, string | null][]): Record<string, string> {
  return Object.fromEntries(fields.map(([name, value]) => [name, value ?? '']))
}

/** The chosen address as the gateway takes it. */
export function chosenAddress(values: FormValues): ChosenAddressInput {
  const { addressId = 'new' } = values
  if (addressId !== 'new') return { addressId }
  return { address: addressInput(values), save: values.saveAddress === 'on' }
}

function sameAddress(a: PostalAddressFieldsFragment, b: PostalAddressFieldsFragment): boolean {
  return JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b))
}

function fieldsOf(address: PostalAddressFieldsFragment): [string, string | null][] {
  const { salutation, firstName, lastName, street, houseNumber, additionalAddress, postalCode, city, phone } = address
  return Object.entries({
    ...{ salutation, firstName, lastName, street, houseNumber, additionalAddress, postalCode, city, phone },
  })
}
