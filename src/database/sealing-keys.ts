import { sql } from 'kysely'
import type { SelectHandle } from './handles.ts'

/** Every column with sealed values. A test misses a new one here and in the statement of `docs/operations/secrets.md`. */
export const SEALED_COLUMNS = [
  ['staff', 'totp_secret'],
  ['staff', 'totp_next'],
  ['webhooks', 'secret'],
  ['webhooks', 'former_secret'],
  ['payments', 'mandate'],
  ['payout_accounts', 'account'],
  ['financing_answers', 'sealed'],
  ['sales_contract_parties', 'sealed'],
] as const

const SEALED = sql<{ sealed: Buffer | null }>`(${sql.join(
  SEALED_COLUMNS.map(([table, column]) => sql`select ${sql.ref(column)} as sealed from ${sql.table(table)}`),
  sql` union all `,
)})`

/**
 * The ids of the keys with which values of the database are sealed, in hexadecimal: the first bytes of each. Documents are sealed, too,
 * but lie in the store of objects and are not looked at; nor are the drafts of applications, which are kept for a short time only.
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
