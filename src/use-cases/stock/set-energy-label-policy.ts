import { sql } from 'kysely'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { recordVehicleChanges } from '#database/stock/change-log.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { EnergyLabelPolicy } from '#domain/merchant.ts'
import { lacksLabel, stateInStock } from '#domain/stock/stock-state.ts'
import { attributesOf } from '../vehicle/vehicle.ts'

interface PolicyOutcome {
  /** Cars that are published now and were not before. */
  readonly published: number
  /** Cars that were published and are not now. */
  readonly withdrawn: number
  /** Published new cars whose label lacks values. */
  readonly incomplete: number
}

/** Cars that are read at once. */
const CHUNK = 5_000

/** Decides whether a merchant's new cars without a complete energy label are published, and applies that to its stock at once. */
export async function setEnergyLabelPolicy(
  writer: Writer,
  merchantId: number,
  policy: EnergyLabelPolicy,
): Promise<PolicyOutcome> {
  return writer.transaction(async (handle) => {
    // As a delivery does: one change of a merchant's stock at a time.
    await sql`select 1 from merchants where id = ${merchantId} for no key update`.execute(handle)
    const { kind } = await handle
      .updateTable('merchants')
      .set({ energy_label_policy: policy })
      .where('id', '=', merchantId)
      .returning('kind')
      .executeTakeFirstOrThrow()
    const today = berlinToday()
    const toMove = { PUBLISHED: [] as number[], INCOMPLETE: [] as number[] }
    let incomplete = 0
    for (let after = 0; ; ) {
      // An order or a release in progress is waited for, so that no car is decided about that has just been reserved or released.
      const rows = await handle
        .selectFrom('vehicles')
        .selectAll()
        .where('merchant_id', '=', merchantId)
        .where('state', 'in', ['PUBLISHED', 'INCOMPLETE', 'RESERVED', 'SOLD'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(CHUNK)
        .forNoKeyUpdate()
        .execute()
      for (const row of rows) {
        if (row.state === 'RESERVED' || row.state === 'SOLD') continue
        const car = attributesOf({ ...row })
        const state = stateInStock(car, { kind, energyLabelPolicy: policy }, today)
        if (state === 'PUBLISHED' && lacksLabel(car, kind, today)) incomplete++
        if (row.state !== state) toMove[state].push(row.id)
      }
      const last = rows.at(-1)
      if (!last || rows.length < CHUNK) break
      after = last.id
    }
    const published = await moveTo(handle, 'PUBLISHED', toMove.PUBLISHED)
    const withdrawn = await moveTo(handle, 'INCOMPLETE', toMove.INCOMPLETE)
    await recordVehicleChanges(handle, [...published, ...withdrawn])
    return { published: published.length, withdrawn: withdrawn.length, incomplete }
  })
}

/** Returns the cars that moved; one that an order has taken stays with it. */
async function moveTo(
  handle: WriteHandle,
  state: 'PUBLISHED' | 'INCOMPLETE',
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const moved = await handle
    .updateTable('vehicles')
    .set({ state, updated_at: sql`now()` })
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('state', 'in', ['PUBLISHED', 'INCOMPLETE'])
    .returning('id')
    .execute()
  return moved.map(({ id }) => id)
}
