import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import type { MerchantState } from '#domain/merchant/merchant-state.ts'

export interface AccessoriesProviderUse {
  readonly provider: string
  /** Dealers with products of this provider, whatever the make. */
  readonly dealers: number
  readonly makes: number
}

const IN_SHOP: readonly MerchantState[] = ['SETTING_UP', 'PUBLISHED', 'SUSPENDED']

/** The providers of accessories that dealers in these states have chosen, those with the largest number of dealers first. */
export function readAccessoriesProviders(
  read: ReadHandle,
  states: readonly MerchantState[] = IN_SHOP,
): Promise<AccessoriesProviderUse[]> {
  const uses = sql<AccessoriesProviderUse>`(select p->>'providerId' as provider, count(distinct m.id)::int as dealers,
      count(distinct p->>'makeName')::int as makes
    from merchants m, jsonb_array_elements(m.accessories_providers) p where m.state = any(${[...states]}) group by 1)`
  return read
    .selectFrom(uses.as('uses'))
    .selectAll()
    .orderBy(sql.ref('dealers'), 'desc')
    .orderBy(sql.ref('provider'))
    .execute()
}
