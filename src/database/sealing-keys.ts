import { sql } from 'kysely'
import type { SelectHandle } from './handles.ts'

const SEALED = sql<{ sealed: Buffer | null }>`(
  select totp_secret as sealed from staff union all select totp_next from staff
  union all select secret from webhooks union all select former_secret from webhooks
  union all select mandate from payments union all select account from payout_accounts
  union all select sealed from financing_answers union all select sealed from sales_contract_parties
)`

/**
 * The ids of the keys with which values of the database are sealed, in hexadecimal: the first bytes of each. Documents are sealed, too,
 * but lie in the store of objects and are not looked at.
 */
export async function readSealingKeys(read: SelectHandle): Promise<string[]> {
  const rows = await read
    .selectFrom(SEALED.as('every'))
    .select(sql<string>`encode(substr(sealed, 1, 4), 'hex')`.as('key'))
    .where('sealed', 'is not', null)
    .distinct()
    .execute()
  return rows.map(({ key }) => key)
}
