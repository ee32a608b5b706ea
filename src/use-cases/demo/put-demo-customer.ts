import type { Writer } from '#database/handles.ts'
import { emailKey } from '#domain/account/fields.ts'
import type { MailSite } from '#domain/mail.ts'
import { hashPassword } from '../account/password-hash.ts'

/** The demo account; an existing one stays as its users have left it. */
export async function putDemoCustomer(
  writer: Writer,
  { origin, locale }: MailSite,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const hash = await hashPassword(password)
  await writer.transaction((handle) =>
    handle
      .insertInto('customers')
      .values({
        email,
        email_key: emailKey(email),
        password_hash: hash,
        first_name: 'Sabine',
        last_name: 'Muster',
        salutation: 'MRS',
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
