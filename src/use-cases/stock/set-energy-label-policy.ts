import { sql } from 'kysely'
import type { Writer } from '#database/handles.ts'
import { recordVehicleChanges } from '#database/stock/change-log.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { EnergyLabelPolicy } from '#domain/merchant.ts'
import { missingLabelValues, requiresLabel } from '#domain/vehicle/label-values.ts'
import { attributesOf } from '../vehicle/vehicle.ts'

interface PolicyOutcome {
  /** Cars that are published now and were not before. */
  readonly published: number
  /** Cars that were published and are not now. */
  readonly withdrawn: number
  /** Published new cars whose label lacks values. */
  readonly incomplete: number
}

/** As many cars are read at once. */
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
    const changed = { PUBLISHED: [] as number[], INCOMPLETE: [] as number[] }
    let incomplete = 0
    for (let after = 0; ; ) {
      const rows = await handle
        .selectFrom('vehicles')
        .selectAll()
        .where('merchant_id', '=', merchantId)
        .where('state', 'in', ['PUBLISHED', 'INCOMPLETE'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(CHUNK)
        .execute()
      for (const row of rows) {
        const car = attributesOf({ ...row }, { kind })
        const isIncomplete = requiresLabel(car, kind, today) && missingLabelValues(car).length > 0
        const state = isIncomplete && policy === 'HOLD_BACK' ? 'INCOMPLETE' : 'PUBLISHED'
        if (isIncomplete && state === 'PUBLISHED') incomplete++
        if (row.state !== state) changed[state].push(row.id)
      }
      const last = rows.at(-1)
      if (!last || rows.length < CHUNK) break
      after = last.id
    }
    for (const state of ['PUBLISHED', 'INCOMPLETE'] as const) {
      if (changed[state].length === 0) continue
      await handle
        .updateTable('vehicles')
        .set({ state, updated_at: sql`now()` })
        .where('id', '=', sql<number>`any(${changed[state]}::bigint[])`)
        .execute()
    }
    await recordVehicleChanges(handle, [...changed.PUBLISHED, ...changed.INCOMPLETE])
    return { published: changed.PUBLISHED.length, withdrawn: changed.INCOMPLETE.length, incomplete }
  })
}
