import type { BillingAddressInput, PostalAddressFieldsFragment } from '#storefront/generated/graphql.ts'
import { type FormValues, blankToUndefined, salutationOf } from './form.server.ts'

/** The fields of `AddressFields` as they were sent. */
export function addressInput(values: FormValues): BillingAddressInput {
  const { firstName = '', lastName = '', street = '', houseNumber = '', postalCode = '' } = values
  return {
    salutation: salutationOf(values),
    firstName,
    lastName,
    street,
    houseNumber,
    additionalAddress: blankToUndefined(values.additionalAddress),
    postalCode,
    city: blankToUndefined(values.city),
    phone: blankToUndefined(values.phone),
  }
}

/** Three or four lines, as on a letter: the name first. */
export function addressLines(address: PostalAddressFieldsFragment): string[] {
  const { firstName, lastName, street, houseNumber, additionalAddress, postalCode, city } = address
  return [
    `${firstName} ${lastName}`,
    `${street} ${houseNumber}`,
    ...(additionalAddress ? [additionalAddress] : []),
    `${postalCode} ${city}`,
  ]
}
