import { Logger, runOnce, type TaskList } from 'graphile-worker'
import { hashPassword } from '#use-cases/account/password-hash.ts'
import { logIn } from '#use-cases/session/log-in.ts'
import type { Database } from '#database/connection.ts'
import type { CustomerActor } from '#domain/actor.ts'
import type { MailKind } from '#domain/mail.ts'
import { accountTasks } from '#server/worker/account-tasks.ts'
import type { SessionTokens } from '#services/session-tokens/port.ts'

export const PASSWORD = 'Nordlicht-1972'

export interface RequestedMail {
  readonly kind: MailKind
  /** The secret its link carries, where it has one. */
  readonly token: string
}

/** Every queued mail to one address, the oldest first. */
export async function mailsTo(database: Database, recipient: string): Promise<RequestedMail[]> {
  const { rows } = await database.pool.query<{ kind: MailKind; data: { token?: string } | null }>(
    'select kind, data from mails where lower(recipient) = lower($1) order by created_at',
    [recipient],
  )
  return rows.map(({ kind, data }) => ({ kind, token: data?.token ?? '' }))
}

export async function lastMail(database: Database, recipient: string): Promise<RequestedMail> {
  const mail = (await mailsTo(database, recipient)).at(-1)
  if (!mail) throw new Error(`Nobody asked for a mail to ${recipient}`)
  return mail
}

/** A customer with a confirmed address, and the actor that use cases take. */
export async function addCustomer(
  database: Database,
  email: string,
): Promise<{ readonly actor: CustomerActor; readonly email: string }> {
  const { rows } = await database.pool.query<{ id: number; family: string }>(
    `with c as (
       insert into customers (email, email_key, password_hash, first_name, last_name, status, origin)
       values ($1, lower($1), '', 'Jana', 'Krüger', 'ACTIVE', 'https://shop.example') returning id),
     f as (insert into session_families (customer_id) select id from c returning id)
     select c.id, f.id as family from c, f`,
    [email],
  )
  const { id, family } = rows[0]!
  return { actor: { kind: 'CUSTOMER', customerId: id, role: 'USER', familyId: family }, email }
}

/** Gives a customer, named by address or as the actor, the password all of them have in tests, and returns it. */
export async function setPassword(database: Database, customer: string | CustomerActor): Promise<string> {
  const [column, value] = typeof customer === 'string' ? ['email', customer] : ['id', customer.customerId]
  const hash = await hashPassword(PASSWORD)
  await database.pool.query(`update customers set password_hash = $2 where ${column} = $1`, [value, hash])
  return PASSWORD
}

/** A customer who is logged in: the cookie of their browser and the token in it. */
export async function logInAs(
  database: Database,
  tokens: SessionTokens,
  email: string,
  { minutesLeft = 60 } = {},
): Promise<{
  readonly cookie: string
  readonly accessToken: string
  readonly password: string
  readonly actor: CustomerActor
}> {
  const known = await database.read.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirst()
  if (!known) await addCustomer(database, email)
  await setPassword(database, email)
  const login = await logIn(database, tokens, { email, password: PASSWORD, network: '198.51.100.1' })
  if (login.kind !== 'done') throw new Error(`Logging in was refused: ${login.code}`)
  const claims = await tokens.read(login.tokens.accessToken)
  const { customerId, familyId } = claims!
  const accessToken = await tokens.accessToken({ customerId, familyId }, new Date(Date.now() + minutesLeft * 60_000))
  const actor = { kind: 'CUSTOMER', customerId, familyId, role: 'USER' } as const
  return { cookie: `user_session=${accessToken}~${login.tokens.refreshToken}`, accessToken, password: PASSWORD, actor }
}

/** Runs the queued jobs about addresses as the worker would; mails are queued but not sent. */
export async function runAccountJobs({ database, url }: { readonly database: Database; readonly url: string }) {
  const taskList = accountTasks(database) as unknown as TaskList
  await runOnce({ connectionString: url, taskList, noHandleSignals: true, logger: new Logger(() => () => {}) })
}
