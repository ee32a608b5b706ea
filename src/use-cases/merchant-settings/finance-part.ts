import type { SelectHandle } from '#database/handles.ts'
import { productsFor } from '#database/financing/finance-products.ts'
import { type FinanceKind, type FinanceProduct, refuseProduct } from '#domain/financing/finance-product.ts'
import type { Locale } from '#domain/locale.ts'
import { financeValues, readFinanceProduct } from '#domain/merchant/finance-input.ts'
import { PART_FIELDS, type PartValues } from '#domain/merchant/settings-parts.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { changeProductOf } from '../financing/change-finance-terms.ts'
import { productExample } from '../financing/example-text.ts'
import type { PartAccess } from './part.ts'

/** A lender's terms, empty until the merchant has some of its own: those of the shop hold. */
export function financePart(kind: FinanceKind): PartAccess {
  const choices = PART_FIELDS[kind].map((field) => [field.name, field.kind === 'CHOICE' ? field.options[0]! : ''])
  return {
    async read(handle, merchantId) {
      const product = await readOwnProduct(handle, merchantId, kind)
      const values: PartValues = product ? financeValues(product) : {}
      return Object.fromEntries(choices.map(([name = '', preset = '']) => [name, values[name] ?? preset]))
    },
    async save(handle, merchantId, { values }) {
      const product = readFinanceProduct(kind, values)
      if (!product.ok) return refused('INVALID_INPUT', { fields: product.problems })
      await changeProductOf(handle, merchantId, kind, product.value)
      return undefined
    },
  }
}

async function readOwnProduct(
  handle: SelectHandle,
  merchantId: number,
  kind: FinanceKind,
): Promise<FinanceProduct | undefined> {
  const rows = await handle
    .selectFrom('finance_products')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', kind)
    .execute()
  return productsFor(rows, merchantId)[0]
}

export interface FinancePreview {
  readonly kind: 'done'
  /** As beside every rate (§ 17 PAngV); null where nothing was entered. */
  readonly example: string | null
}

/** The example that customers would see with the entered terms. Refused: as by `authorize`; INVALID_INPUT. */
export function previewFinance(
  actor: DealerAreaActor,
  merchantId: number,
  { kind, values }: { readonly kind: FinanceKind; readonly values: PartValues },
  locale: Locale,
): FinancePreview | Refused {
  const refusal = authorize(actor, 'merchant.change', merchantId, new Date())
  if (refusal) return refusal
  const product = readFinanceProduct(kind, values)
  if (!product.ok) return refused('INVALID_INPUT', { fields: product.problems })
  return { kind: 'done', example: product.value && exampleOf(product.value, locale) }
}

function exampleOf(product: FinanceProduct, locale: Locale): string | null {
  return refuseProduct(product).length > 0 ? null : productExample(product, locale)
}
