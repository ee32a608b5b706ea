import type { UpdateCustomerInput } from '#storefront/generated/graphql.ts'
import { blankToUndefined, type FormValues, salutationOf } from './form.server.ts'

/** The fields that say who somebody is, as they were sent. */
export function personInput(values: FormValues): UpdateCustomerInput {
  const { firstName = '', lastName = '', kind } = values
  return {
    firstName,
    lastName,
    kind: kind === 'COMPANY' ? 'COMPANY' : 'PRIVATE',
    company: blankToUndefined(values.company),
    vatId: blankToUndefined(values.vatId),
    phone: blankToUndefined(values.phone),
    salutation: salutationOf(values),
  }
}
