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

/** Purposes for which several secrets may be pending, each for something of its own; for the others a new secret voids the earlier ones. */
const SIDE_BY_SIDE: readonly TokenPurpose[] = ['confirm-account', 'confirm-alert']

/** Issues a secret for a mail. */
export async function issueToken(
  handle: WriteHandle,
  purpose: TokenPurpose,
  customerId: number,
  data: TokenData = {},
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  if (!SIDE_BY_SIDE.includes(purpose)) await revokeTokens(handle, customerId, [purpose])
  const expires = new Date(Date.now() + TOKEN_MINUTES[purpose] * 60_000)
  await handle
    .insertInto('one_time_tokens')
    .values({ hash: hashOf(token), purpose, customer_id: customerId, data: JSON.stringify(data), expires_at: expires })
    .execute()
  return token
}

/** Redeems a secret: its owner and data; undefined where it is unknown, used or too old. */
export async function redeemToken(
  handle: WriteHandle,
  purpose: TokenPurpose,
  token: string,
): Promise<{ customerId: number; data: TokenData } | undefined> {
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

/** The data of the newest pending secret of this kind; undefined where none is pending. */
export async function newestData(
  handle: WriteHandle,
  purpose: TokenPurpose,
  customerId: number,
): Promise<TokenData | undefined> {
  const row = await handle
    .selectFrom('one_time_tokens')
    .select('data')
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.data
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
