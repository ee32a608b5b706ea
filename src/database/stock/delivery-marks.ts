import type pg from 'pg'

/** Whether the delivery names the vehicle `v`, by an accepted or a refused row. */
export const NAMED = `select from staged_vehicles s where s.internal_number = v.internal_number
  union all select from named_numbers n where n.internal_number = v.internal_number`

/** The cars `v` that a delivery decides about: none that is reserved or sold, entered by a person, or taken off by one. */
export const IN_STOCK = `v.state in ('PUBLISHED', 'INCOMPLETE') and not v.is_by_hand`

/** Adds former values to those that the undo of the delivery restores; the undo of an added car restores nothing. */
const NOTE_FORMER = `insert into delivery_changes (merchant_id, vehicle_id, before) select $1, id, before from former
  on conflict (merchant_id, vehicle_id) do update set before = excluded.before || delivery_changes.before`

/**
 * Marks the cars that a delivery does not decide about and does not name: a reserved or sold car stays with its order, which archives it on
 * release; one that a person has taken off stays off. Named again, each is treated as any other.
 */
export async function markMissing(client: pg.PoolClient, merchantId: number): Promise<void> {
  await client.query(
    `with marked as (update vehicles v set is_missing = not v.is_missing
      where v.merchant_id = $1 and not v.is_by_hand and v.is_missing = exists (${NAMED})
        and (v.state in ('RESERVED', 'SOLD') or 'state' = any(v.hand_fields) or v.is_missing)
      returning v.id, v.is_missing),
    former as (select id, jsonb_build_object('is_missing', not is_missing) as before from marked)
    ${NOTE_FORMER}`,
    [merchantId],
  )
}

/** Notes what the delivery says of what a person has changed, for whoever gives it back. */
export async function noteFeedValues(client: pg.PoolClient, merchantId: number): Promise<void> {
  await client.query(
    `with noted as (update vehicles v set feed_values = s.feed_values from staged_vehicles s, vehicles old
      where v.merchant_id = $1 and s.internal_number = v.internal_number and s.feed_values is not null
        and old.id = v.id and v.feed_values is distinct from s.feed_values
      returning v.id, old.feed_values as said),
    former as (select id, jsonb_build_object('feed_values', said) as before from noted)
    ${NOTE_FORMER}`,
    [merchantId],
  )
}
