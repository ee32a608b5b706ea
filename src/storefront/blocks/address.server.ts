import { splitStreet } from '#domain/account/split-street.ts'
import type { BillingAddressInput } from '#storefront/generated/graphql.ts'
import { blankToUndefined, type FormValues, salutationOf } from './form.server.ts'

/** The fields of `AddressFields` as they were sent. */
export function addressInput(values: FormValues): BillingAddressInput {
  const { firstName = '', lastName = '', street = '', houseNumber = '', postalCode = '' } = values
  return {
    salutation: salutationOf(values),
    firstName,
    lastName,
    ...splitStreet({ street, houseNumber }),
    additionalAddress: blankToUndefined(values.additionalAddress),
    postalCode,
    city: blankToUndefined(values.city),
    phone: blankToUndefined(values.phone),
  }
}
