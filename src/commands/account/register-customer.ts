import { sql } from 'kysely'
import { issueToken } from '#database/account/one-time-tokens.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import { emailKey } from '#domain/account/fields.ts'
import type { Registration } from '#domain/account/registration.ts'
import type { MailSite } from '#domain/mail.ts'
import { customerOfEmail } from './customer-row.ts'
import { hashPassword } from './password-hash.ts'

export interface RegisteredCustomer {
  readonly kind: 'done'
  readonly id: number
  readonly createdAt: Date
}

/**
 * Takes a customer in, who then confirms the address by mail. Whether the address had an account already nobody learns here: the answer and
 * the work are the same, only the mail differs (decision 67).
 */
export async function registerCustomer(
  writer: Writer,
  site: MailSite,
  registration: Registration,
): Promise<RegisteredCustomer> {
  const passwordHash = await hashPassword(registration.password)
  return writer.transaction(async (handle) => {
    const created = await insertCustomer(handle, site, registration, passwordHash)
    if (created) {
      const token = await issueToken(handle, 'confirm-account', created.id)
      await requestMail(handle, site, registration.email, { kind: 'confirm-account', person: registration, token })
      return { kind: 'done', id: created.id, createdAt: created.created_at }
    }
    const owner = (await customerOfEmail(handle, registration.email))!
    if (owner.status === 'PENDING') {
      const token = await issueToken(handle, 'confirm-account', owner.id)
      await requestMail(handle, site, owner.email, { kind: 'confirm-account', person: owner.person, token })
    } else await requestMail(handle, site, owner.email, { kind: 'account-exists', person: owner.person })
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('customers', 'id')) as id`.execute(handle)
    return { kind: 'done', id: rows[0]!.id, createdAt: new Date() }
  })
}

function insertCustomer(
  handle: WriteHandle,
  { locale, origin, brandSlug }: MailSite,
  { email, kind, company, vatId, salutation, firstName, lastName, phone }: Registration,
  passwordHash: string,
) {
  return handle
    .insertInto('customers')
    .values({
      email,
      email_key: emailKey(email),
      password_hash: passwordHash,
      kind,
      company,
      vat_id: vatId,
      salutation,
      first_name: firstName,
      last_name: lastName,
      phone,
      locale,
      origin,
      brand_slug: brandSlug,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(['id', 'created_at'])
    .executeTakeFirst()
}
