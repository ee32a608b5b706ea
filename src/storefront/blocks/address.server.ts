import type { BillingAddressInput } from '#storefront/generated/graphql.ts'
import { type FormValues, given, salutationOf } from './form.server.ts'

/** The fields of `AddressFields` as they were sent. */
export function addressInput(values: FormValues): BillingAddressInput {
  const { firstName = '', lastName = '', street = '', houseNumber = '', postalCode = '' } = values
  return {
    salutation: salutationOf(values),
    firstName,
    lastName,
    street,
    houseNumber,
    additionalAddress: given(values.additionalAddress),
    postalCode,
    city: given(values.city),
    phone: given(values.phone),
  }
}
