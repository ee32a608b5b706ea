import { createHash, randomBytes } from 'node:crypto'
import type { WriteHandle } from '../handles.ts'

/** What a mailed secret is good for, and for how many minutes. */
export const TOKEN_MINUTES = {
  'confirm-account': 24 * 60,
  'reset-password': 30,
  'confirm-email': 24 * 60,
  'confirm-alert': 7 * 24 * 60,
} as const
export type TokenPurpose = keyof typeof TOKEN_MINUTES

/** Makes a secret for a mail; those made before for the same purpose (and, where given, the same thing) no longer work. */
export async function issueToken(
  handle: WriteHandle,
  purpose: TokenPurpose,
  customerId: number,
  data: Readonly<Record<string, string>> = {},
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const text = JSON.stringify(data)
  let before = handle.deleteFrom('one_time_tokens').where('customer_id', '=', customerId).where('purpose', '=', purpose)
  if (purpose === 'confirm-alert') before = before.where('data', '=', text as never)
  await before.execute()
  const expires = new Date(Date.now() + TOKEN_MINUTES[purpose] * 60_000)
  await handle
    .insertInto('one_time_tokens')
    .values({ hash: hashOf(token), purpose, customer_id: customerId, data: text, expires_at: expires })
    .execute()
  return token
}

/** Uses a secret up: whose it is and what came with it; undefined where it is unknown, used or too old. */
export async function redeemToken(
  handle: WriteHandle,
  purpose: TokenPurpose,
  token: string,
): Promise<{ customerId: number; data: Readonly<Record<string, string>> } | undefined> {
  const row = await handle
    .deleteFrom('one_time_tokens')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .returning(['customer_id', 'data'])
    .executeTakeFirst()
  return row && { customerId: row.customer_id, data: row.data }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
