import { createHash, randomBytes } from 'node:crypto'
import type { WriteHandle } from '../handles.ts'

/** The purposes of mailed secrets, and their lifetime in minutes. */
const TOKEN_MINUTES = {
  'confirm-account': 24 * 60,
  'reset-password': 30,
  'confirm-email': 24 * 60,
  'confirm-alert': 7 * 24 * 60,
} as const
type TokenPurpose = keyof typeof TOKEN_MINUTES
type TokenData = Readonly<Record<string, string>>

/** What a pending secret stands for. */
export interface PendingToken {
  readonly customerId: number
  readonly data: TokenData
}

/** Purposes for which several secrets may be pending, each for something of its own; for the others a new secret voids the earlier ones. */
const SIDE_BY_SIDE: readonly TokenPurpose[] = ['confirm-account', 'confirm-alert', 'reset-password']

/** Issues a secret for a mail. */
export async function issueToken(
  handle: WriteHandle,
  purpose: TokenPurpose,
  customerId: number,
  data: TokenData = {},
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  if (!SIDE_BY_SIDE.includes(purpose)) await revokeTokens(handle, customerId, [purpose])
  await handle
    .insertInto('one_time_tokens')
    .values({
      hash: hashOf(token),
      purpose,
      customer_id: customerId,
      data: JSON.stringify(data),
      expires_at: expiryOf(purpose),
    })
    .execute()
  return token
}

/** Redeems a secret: its owner and data; undefined where it is unknown, used or too old. */
export async function redeemToken(
  handle: WriteHandle,
  purpose: TokenPurpose,
  token: string,
): Promise<PendingToken | undefined> {
  const row = await handle
    .deleteFrom('one_time_tokens')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .returning(['customer_id', 'data'])
    .executeTakeFirst()
  return row && { customerId: row.customer_id, data: row.data }
}

/** Voids a customer's pending secrets. */
export async function revokeTokens(
  handle: WriteHandle,
  customerId: number,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await handle
    .deleteFrom('one_time_tokens')
    .where('customer_id', '=', customerId)
    .where('purpose', 'in', [...purposes])
    .execute()
}

/** What a secret stands for, without redeeming it; undefined where it is unknown, used or too old. */
export async function findToken(
  handle: WriteHandle,
  purpose: TokenPurpose,
  token: string,
): Promise<PendingToken | undefined> {
  const row = await pending(handle, purpose).where('hash', '=', hashOf(token)).executeTakeFirst()
  return row && { customerId: row.customer_id, data: row.data }
}

/** The data of a customer's newest pending secrets of this kind. */
export async function newestData(
  handle: WriteHandle,
  purpose: TokenPurpose,
  customerId: number,
  limit: number,
): Promise<TokenData[]> {
  const rows = await pending(handle, purpose)
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ data }) => data)
}

/** Lets a customer's pending secrets of this kind last as long as a new one. */
export async function prolongTokens(handle: WriteHandle, purpose: TokenPurpose, customerId: number): Promise<void> {
  await handle
    .updateTable('one_time_tokens')
    .set({ expires_at: expiryOf(purpose) })
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .execute()
}

function pending(handle: WriteHandle, purpose: TokenPurpose) {
  return handle
    .selectFrom('one_time_tokens')
    .select(['customer_id', 'data'])
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
}

function expiryOf(purpose: TokenPurpose): Date {
  return new Date(Date.now() + TOKEN_MINUTES[purpose] * 60_000)
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
