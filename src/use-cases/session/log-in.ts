import { randomUUID } from 'node:crypto'
import type { Writer } from '#database/handles.ts'
import { existingCart } from '#database/carts.ts'
import { adoptDrafts } from '#database/drafts.ts'
import { emailKey } from '#domain/account/fields.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { IssuedTokens } from '#domain/session/tokens.ts'
import type { SessionTokens } from '#services/session-tokens/port.ts'
import { customerOfId } from '../account/customer-row.ts'
import { isPassword } from '../account/password-hash.ts'
import { mergeCarts } from '../cart/merge-carts.ts'
import { checkRateLimit, forgetOwnAttempts } from './check-rate-limit.ts'
import { issueTokens } from './issue-tokens.ts'

export type LogIn =
  | {
      readonly kind: 'done'
      readonly tokens: IssuedTokens
      readonly customerId: number
      /** Makes this device known: see `Credentials`. */
      readonly deviceToken: string
    }
  | Refused

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Network address of the client. */
  readonly network: string
  /** What the device got when it last logged in; attempts of a known device have a limit of their own. */
  readonly deviceToken?: string | null
  /** Id of the visitor's cart, favourites and drafts, which become the customer's. */
  readonly anonymousId?: string | null
}

/**
 * Begins a session. An unknown address, a wrong password and an unconfirmed account get the same answer in the same time. An account has no
 * password until its mail is confirmed, so that registering does not reveal which addresses have an account.
 */
export async function logIn(
  writer: Writer,
  tokens: SessionTokens,
  { email, password, network, deviceToken, anonymousId }: Credentials,
): Promise<LogIn> {
  const account = emailKey(email)
  const device = deviceToken ? await tokens.deviceOf(deviceToken, account) : undefined
  const subject = { account, network, device }
  const wait = await checkRateLimit(writer, 'log-in', subject)
  if (wait) return wait
  const customer = await writer.transaction((handle) =>
    handle
      .selectFrom('customers')
      .select(['id', 'password_hash', 'status'])
      .where('email_key', '=', account)
      .executeTakeFirst(),
  )
  const matches = await isPassword(password, customer?.password_hash)
  if (!customer || !matches || customer.status === 'DISABLED') return refused('WRONG_CREDENTIALS')
  return writer.transaction(async (handle) => {
    // Carts are locked before customers, and those of both are merged below.
    if (anonymousId) await existingCart(handle, { kind: 'VISITOR', anonymousId })
    await existingCart(handle, { kind: 'CUSTOMER', customerId: customer.id })
    const now = await customerOfId(handle, customer.id)
    // The password may have been changed while it was checked.
    if (now?.passwordHash !== customer.password_hash) return refused('WRONG_CREDENTIALS')
    await forgetOwnAttempts(handle, 'log-in', subject)
    const { id: familyId } = await handle
      .insertInto('session_families')
      .values({ customer_id: customer.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const issued = await issueTokens(handle, tokens, { customerId: customer.id, familyId })
    if (anonymousId) {
      await mergeCarts(handle, anonymousId, customer.id)
      await adoptDrafts(handle, anonymousId, customer.id)
    }
    const known = await tokens.deviceToken(account, device ?? randomUUID())
    return { kind: 'done', tokens: issued, customerId: customer.id, deviceToken: known }
  })
}
