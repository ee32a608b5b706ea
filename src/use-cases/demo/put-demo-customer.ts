import { randomUUID } from 'node:crypto'
import type { ReadHandle, Writer } from '#database/handles.ts'
import { emailKey } from '#domain/account/fields.ts'
import type { MailPerson } from '#domain/account/mail-person.ts'
import type { MailSite } from '#domain/mail.ts'
import { hashPassword } from '../account/password-hash.ts'

interface DemoCustomer {
  readonly email: string
  readonly password: string
  readonly person?: MailPerson
}

const SABINE: MailPerson = { salutation: 'MRS', firstName: 'Sabine', lastName: 'Muster' }

/** An account of the demo; an existing one stays as its users have left it. */
export async function putDemoCustomer(
  writer: Writer,
  { origin, locale }: MailSite,
  { email, password, person: { salutation, firstName, lastName } = SABINE }: DemoCustomer,
): Promise<void> {
  const hash = await hashPassword(password)
  await writer.transaction((handle) =>
    handle
      .insertInto('customers')
      .values({
        email,
        email_key: emailKey(email),
        password_hash: hash,
        first_name: firstName,
        last_name: lastName,
        salutation,
        phone: null,
        company: null,
        vat_id: null,
        kind: 'PRIVATE',
        locale,
        origin,
        status: 'ACTIVE',
      })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .execute(),
  )
}

/** Number of the account of a person who only buys: nobody knows its password. */
export async function putDemoBuyer(
  { read, writer }: { readonly read: ReadHandle; readonly writer: Writer },
  site: MailSite,
  person: MailPerson,
): Promise<number> {
  const email = demoBuyerEmail(person)
  const query = read.selectFrom('customers').select('id').where('email_key', '=', emailKey(email))
  const present = await query.executeTakeFirst()
  if (present) return present.id
  await putDemoCustomer(writer, site, { email, password: randomUUID(), person })
  return (await query.executeTakeFirstOrThrow()).id
}

export function demoBuyerEmail({ firstName, lastName }: MailPerson): string {
  return `${firstName}.${lastName}@example.com`.toLowerCase()
}
