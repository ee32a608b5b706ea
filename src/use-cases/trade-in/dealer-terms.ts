import type { ReadHandle, SelectHandle, WriteHandle, Writer } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import {
  CONDITION_QUESTIONS,
  EQUIPMENT,
  EQUIPMENT_AMOUNTS,
  EQUIPMENT_KEYS,
  type OwnAmounts,
} from '#domain/trade-in/condition.ts'
import type { StoredTerms } from '#domain/trade-in/trade-in-data.ts'
import { type DealerTerms, DEFAULT_TERMS } from '#domain/trade-in/waterfall.ts'
import { type Refused, refused } from '#domain/refused.ts'

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

type NewTerms = Partial<Omit<DealerTerms, 'since'>> & { readonly amounts?: OwnAmounts }

/** Changes a dealer's terms from today on; what is left out stays. Refused: INVALID_INPUT naming an amount of no question. */
export async function putDealerTerms(
  writer: Writer,
  merchantId: number,
  { amounts, ...changed }: NewTerms,
): Promise<{ readonly kind: 'done'; readonly terms: StoredTerms } | Refused> {
  const unknown = Object.keys(amounts ?? {}).find((key) => !SHOP_AMOUNTS.has(key))
  if (unknown) return refused('INVALID_INPUT', { fields: [{ field: unknown, code: 'INVALID' }] })
  return writer.transaction(async (handle) => {
    const before = (await readTermsOf(handle, [merchantId]))(merchantId)
    const terms = { ...before, ...changed, amounts: { ...before.amounts, ...amounts }, since: berlinToday() }
    await writeTerms(handle, merchantId, terms)
    return { kind: 'done', terms }
  })
}

/** Replaces a dealer's terms, in the transaction that has checked them. */
export async function writeTerms(handle: WriteHandle, merchantId: number, terms: StoredTerms): Promise<void> {
  const values = {
    ...{ margin_permille: terms.marginPermille, min_margin_cents: terms.minMargin, since: terms.since },
    ...{ reconditioning_cents: terms.reconditioning, amounts: JSON.stringify(terms.amounts) },
  }
  await handle
    .insertInto('trade_in_terms')
    .values({ merchant_id: merchantId, ...values })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(values))
    .execute()
}

/** Every line that a dealer can have an amount of its own for, with that of the shop. */
export const SHOP_AMOUNTS: ReadonlyMap<string, number> = new Map([
  ...CONDITION_QUESTIONS.flatMap(({ key, answers }) =>
    answers.map((answer): [string, number] => [`${key}.${answer.key}`, answer.amount]),
  ),
  ...EQUIPMENT_KEYS.map((key): [string, number] => [`${EQUIPMENT}.${key}`, EQUIPMENT_AMOUNTS[key]]),
])
