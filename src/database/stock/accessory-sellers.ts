import { sql } from 'kysely'
import type { SelectHandle } from '../handles.ts'

/** Every provider named by one of these dealers (empty: by any), by id. */
export async function readProviders(handle: SelectHandle, merchantUuids: readonly string[]): Promise<string[]> {
  const named = handle
    .selectFrom('merchants as m')
    .innerJoinLateral(
      sql<{ id: string }>`(select jsonb_array_elements(m.accessories_providers) ->> 'providerId' as id)`.as('p'),
      (join) => join.onTrue(),
    )
    .select('p.id')
    .distinct()
    .where('m.kind', '=', 'COMPANY')
    .where('m.state', '=', 'PUBLISHED')
    .orderBy('p.id')
  const rows = await (merchantUuids.length > 0 ? named.where('m.uuid', 'in', [...merchantUuids]) : named).execute()
  return rows.map(({ id }) => id)
}

/** The dealer who sells a provider's products: the first of these dealers that has named it. Undefined where none has. */
export async function readSeller(
  handle: SelectHandle,
  providerId: string,
  merchantUuids: readonly string[],
): Promise<number | undefined> {
  const naming = handle
    .selectFrom('merchants as m')
    .select('m.id')
    .where('m.kind', '=', 'COMPANY')
    .where('m.state', '=', 'PUBLISHED')
    .where(sql<boolean>`m.accessories_providers @> ${JSON.stringify([{ providerId }])}::jsonb`)
    .orderBy('m.id')
    .limit(1)
  const row = await (merchantUuids.length > 0
    ? naming.where('m.uuid', 'in', [...merchantUuids])
    : naming
  ).executeTakeFirst()
  return row?.id
}
