import type { UpdateCustomerInput } from '#storefront/generated/graphql.ts'
import { type FormValues, given, salutationOf } from './form.server.ts'

/** The fields that say who somebody is, as they were sent. */
export function personInput(values: FormValues): UpdateCustomerInput {
  const { firstName = '', lastName = '', kind } = values
  return {
    firstName,
    lastName,
    kind: kind === 'COMPANY' ? 'COMPANY' : 'PRIVATE',
    company: given(values.company),
    vatId: given(values.vatId),
    phone: given(values.phone),
    salutation: salutationOf(values),
  }
}
