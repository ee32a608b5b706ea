import type { WriteHandle } from '#database/handles.ts'
import { emailKey } from '#domain/account/fields.ts'
import type { MailPerson } from '#domain/account/mail-person.ts'

export interface CustomerRow {
  readonly id: number
  readonly email: string
  readonly status: 'PENDING' | 'ACTIVE' | 'DISABLED'
  readonly passwordHash: string
  readonly person: MailPerson
}

/** The customer with this address, locked for the rest of the transaction. */
export function customerOfEmail(handle: WriteHandle, email: string): Promise<CustomerRow | undefined> {
  return customerWhere(handle, 'email_key', emailKey(email))
}

/** The customer with this id, locked for the rest of the transaction. */
export function customerOfId(handle: WriteHandle, id: number): Promise<CustomerRow | undefined> {
  return customerWhere(handle, 'id', id)
}

async function customerWhere(
  handle: WriteHandle,
  column: 'id' | 'email_key',
  value: number | string,
): Promise<CustomerRow | undefined> {
  const row = await handle
    .selectFrom('customers')
    .select(['id', 'email', 'status', 'password_hash', 'salutation', 'first_name', 'last_name'])
    .where(column, '=', value as never)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      email: row.email,
      status: row.status,
      passwordHash: row.password_hash,
      person: { salutation: row.salutation, firstName: row.first_name, lastName: row.last_name },
    }
  )
}
