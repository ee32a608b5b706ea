import type { PersonalDetails } from '#domain/account/registration.ts'

/** Who somebody is, as the columns of `customers`. */
export function personColumns({ kind, company, vatId, salutation, firstName, lastName, phone }: PersonalDetails) {
  return { kind, company, vat_id: vatId, salutation, first_name: firstName, last_name: lastName, phone }
}
