import { sql } from 'kysely'
import { issueToken } from '#database/account/one-time-tokens.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import { emailKey } from '#domain/account/fields.ts'
import type { Registration } from '#domain/account/registration.ts'
import type { MailSite } from '#domain/mail.ts'
import { customerOfEmail } from './customer-row.ts'
import { hashPassword } from './password-hash.ts'
import type { PendingRegistration } from './pending-registration.ts'
import { personColumns } from './person-columns.ts'

interface RegisteredCustomer {
  readonly kind: 'done'
  readonly id: number
  readonly createdAt: Date
}

/**
 * Stores a registration. It takes effect once it is confirmed with its password; until then the account has none. The answer never reveals
 * whether the address had an account: it is the same, ids run on the same way, only the mail differs (open point 67). `redirectTo`, a path
 * of this shop, is carried through the mail to the login.
 */
export async function registerCustomer(
  writer: Writer,
  site: MailSite,
  registration: Registration,
  redirectTo?: string,
): Promise<RegisteredCustomer> {
  const passwordHash = await hashPassword(registration.password)
  return writer.transaction(async (handle) => {
    const created = await insertCustomer(handle, site, registration)
    const owner = created ? undefined : await customerOfEmail(handle, registration.email)
    if (owner && owner.status !== 'PENDING')
      await requestMail(handle, site, owner.email, { kind: 'account-exists', person: owner.person })
    else {
      const { email, password: _, termsAccepted: __, ...details } = registration
      const pending: PendingRegistration = { ...details, passwordHash, site }
      const data = { registration: JSON.stringify(pending) }
      const token = await issueToken(handle, 'confirm-account', created?.id ?? owner!.id, data)
      await requestMail(handle, site, email, {
        kind: 'confirm-account',
        token,
        ...(redirectTo ? { redirectTo } : {}),
      })
    }
    return {
      kind: 'done',
      id: created?.id ?? (await idThatWasTaken(handle)),
      createdAt: created?.created_at ?? new Date(),
    }
  })
}

/** The insert that met a taken address has used up an id, as every insert does: the answer carries that id. */
async function idThatWasTaken(handle: WriteHandle): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select currval(pg_get_serial_sequence('customers', 'id')) as id`.execute(handle)
  return rows[0]!.id
}

function insertCustomer(handle: WriteHandle, { locale, origin, brandSlug }: MailSite, registration: Registration) {
  return handle
    .insertInto('customers')
    .values({
      email: registration.email,
      email_key: emailKey(registration.email),
      password_hash: '', // fits no password
      ...personColumns(registration),
      locale,
      origin,
      brand_slug: brandSlug,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(['id', 'created_at'])
    .executeTakeFirst()
}
