import type { ReadHandle, SelectHandle } from '#database/handles.ts'
import { CONDITION_QUESTIONS, EQUIPMENT, EQUIPMENT_AMOUNTS, EQUIPMENT_KEYS } from '#domain/trade-in/condition.ts'
import type { StoredTerms } from '#domain/trade-in/trade-in-data.ts'
import { DEFAULT_TERMS } from '#domain/trade-in/waterfall.ts'

export const SHOP_TERMS: StoredTerms = { ...DEFAULT_TERMS, amounts: {} }

/** On which terms dealers buy; those of the shop for a dealer without any. */
export async function readTermsOf(
  read: SelectHandle,
  merchantIds: readonly number[],
): Promise<(merchantId: number) => StoredTerms> {
  if (merchantIds.length === 0) return () => SHOP_TERMS
  const rows = await read
    .selectFrom('trade_in_terms')
    .selectAll()
    .where('merchant_id', 'in', [...merchantIds])
    .execute()
  const terms = new Map(
    rows.map((row): [number, StoredTerms] => [
      row.merchant_id,
      {
        ...{ marginPermille: row.margin_permille, minMargin: row.min_margin_cents, since: row.since },
        ...{ reconditioning: row.reconditioning_cents, amounts: row.amounts },
      },
    ]),
  )
  return (merchantId) => terms.get(merchantId) ?? SHOP_TERMS
}

/** Those of one merchant; of the shop where none is named. */
export async function readTerms(read: ReadHandle, merchantId: number | null): Promise<StoredTerms> {
  return merchantId === null ? SHOP_TERMS : (await readTermsOf(read, [merchantId]))(merchantId)
}

/** Every line that a dealer can have an amount of its own for, with that of the shop. */
export const SHOP_AMOUNTS: ReadonlyMap<string, number> = new Map([
  ...CONDITION_QUESTIONS.flatMap(({ key, answers }) =>
    answers.map((answer): [string, number] => [`${key}.${answer.key}`, answer.amount]),
  ),
  ...EQUIPMENT_KEYS.map((key): [string, number] => [`${EQUIPMENT}.${key}`, EQUIPMENT_AMOUNTS[key]]),
])
