import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import type { Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { type LastChange, readLastChange } from '../../audit/last-change.ts'
import { fingerprintOf } from '../fingerprint.ts'

export interface SharedBrand {
  readonly slug: string
  readonly name: string
  /** Slug of the merchant that leads it; null where that was never said, or it is shown there no longer. */
  readonly leading: string | null
  /** The dealers it shows, by name. */
  readonly merchants: readonly { readonly slug: string; readonly name: string }[]
}

/** Of who leads a storefront; null: nobody. */
export function leadingFingerprint(leading: string | null): string {
  return fingerprintOf({ leading })
}

/** Who has chosen the leading merchant last. Only for whoever has read the storefronts. */
export function readLastLeadingChoice(read: ReadHandle, brand: string): Promise<LastChange | undefined> {
  return readLastChange(read, `storefront ${brand}`, { operation: 'choose-leading-merchant' })
}

/** Storefronts that show several dealers, by name. Refused: as by `authorize`. */
export async function listSharedBrands(
  read: ReadHandle,
  actor: DealerAreaActor,
): Promise<{ readonly kind: 'done'; readonly brands: readonly SharedBrand[] } | Refused> {
  const refusal = authorize(actor, 'merchants.change', null, new Date())
  if (refusal) return refusal
  const rows = await read
    .selectFrom('brands as b')
    .innerJoin('merchants as m', (join) => join.on(sql<boolean>`m.uuid = any(b.merchant_uuids)`))
    .select(['b.slug', 'b.name', 'm.slug as merchantSlug', 'm.name as merchantName'])
    .select(sql<boolean>`m.id is not distinct from b.leading_merchant_id`.as('leads'))
    .where(sql<boolean>`cardinality(b.merchant_uuids) > 1`)
    .where('m.kind', '=', 'COMPANY')
    .orderBy('b.name')
    .orderBy('b.slug')
    .orderBy('m.name')
    .execute()
  const brands = Map.groupBy(rows, ({ slug }) => slug)
  return {
    kind: 'done',
    brands: [...brands].map(([slug, merchants]) => ({
      ...{ slug, name: merchants[0]!.name },
      leading: merchants.find(({ leads }) => leads)?.merchantSlug ?? null,
      merchants: merchants.map(({ merchantSlug, merchantName }) => ({ slug: merchantSlug, name: merchantName })),
    })),
  }
}
