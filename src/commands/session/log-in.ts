import type { Writer } from '#database/handles.ts'
import { emailKey } from '#domain/account/fields.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { IssuedTokens } from '#domain/session/tokens.ts'
import type { SessionTokens } from '#services/session-tokens/port.ts'
import { isPassword } from '../account/password-hash.ts'
import { mergeCarts } from '../cart/merge-carts.ts'
import { tooManyAttempts } from './check-attempts.ts'
import { issueTokens } from './issue-tokens.ts'

export type LogIn = { readonly kind: 'done'; readonly tokens: IssuedTokens; readonly customerId: number } | Refused

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Network address of the client. */
  readonly address: string
  /** Names what the visitor has gathered before; it becomes the customer's. */
  readonly anonymousId?: string | null
}

/**
 * Begins a session. An unknown address and a wrong password get the same answer in the same time; that an address is not confirmed is
 * told only after the right password (decision 66).
 */
export async function logIn(
  writer: Writer,
  tokens: SessionTokens,
  { email, password, address, anonymousId }: Credentials,
): Promise<LogIn> {
  const account = emailKey(email)
  const wait = await tooManyAttempts(writer, 'log-in', { account, address })
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
  if (customer.status === 'PENDING') return refused('EMAIL_NOT_CONFIRMED')
  return writer.transaction(async (handle) => {
    await handle.deleteFrom('rate_limits').where('key', '=', `log-in:account:${account}`).execute()
    const { id: familyId } = await handle
      .insertInto('session_families')
      .values({ customer_id: customer.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const issued = await issueTokens(handle, tokens, { customerId: customer.id, familyId })
    if (anonymousId) await mergeCarts(handle, anonymousId, customer.id)
    return { kind: 'done', tokens: issued, customerId: customer.id }
  })
}
