import type { WriteHandle, Writer } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { OwnAmounts } from '#domain/trade-in/condition.ts'
import type { StoredTerms } from '#domain/trade-in/trade-in-data.ts'
import type { DealerTerms } from '#domain/trade-in/waterfall.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { readTermsOf, SHOP_AMOUNTS } from './dealer-terms.ts'

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
