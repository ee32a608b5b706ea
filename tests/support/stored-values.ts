import type { Pool } from 'pg'
import { isRecognisable } from './personal-words.ts'

/**
 * Tables that say nothing of a person: stock, what pages show to everybody, settings and records of the machine. Every other table is
 * taken for a personal one, a new one too.
 */
const IMPERSONAL: ReadonlySet<string> = new Set([
  ...['brands', 'content_versions', 'extra_services', 'finance_products', 'former_slugs', 'makes', 'models'],
  ...['workshop_prices', 'workshop_services', 'pre_contract_hand_overs', 'trade_in_terms'],
  ...['vehicles', 'covered_photographs', 'picture_orders', 'bulk_changes', 'delivery_changes'],
  ...['feed_runs', 'feed_run_rows'],
  ...['price_levels', 'price_rating_errors', 'page_views', 'merchant_referrers', 'alert_runs', 'job_workers'],
  ...['appointment_plans', 'appointment_calendars', 'appointment_capacities', 'appointment_day_capacities'],
  ...['bank_messages', 'payment_events', 'simulated_bank_messages', 'simulated_payment_events'],
  ...['kysely_migration', 'kysely_migration_lock', 'database_moves', 'spent_bot_checks', 'staff_roles'],
])

/** Columns with codes and addresses of ours, and ids by which the log names a row. */
const IMPERSONAL_COLUMNS: readonly string[] = [
  ...['brand_slug', 'origin', 'provider', 'bank', 'bank_reference', 'reference', 'type', 'terms', 'legal_versions'],
]

/** Merchants are public, unless one is a person who sells a car. */
const CONDITIONS: Readonly<Record<string, string>> = { merchants: 'where t.customer_id is not null' }

/** Each recognisable value that the database holds of a person, with its column. */
export async function readStoredValues(pool: Pool): Promise<Map<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`,
  )
  const selects = tables
    .filter(({ name }) => !IMPERSONAL.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, to_jsonb(t) - $1::text[] as row from ${name} t ${CONDITIONS[name] ?? ''}`,
    )
  const values = new Map<string, string>()
  if (selects.length === 0) return values
  const { rows } = await pool.query<{ name: string; row: object }>(selects.join(' union all '), [IMPERSONAL_COLUMNS])
  for (const { name, row } of rows) noteStrings(row, name, values)
  return values
}

function noteStrings(value: unknown, where: string, values: Map<string, string>): void {
  if (typeof value === 'string') {
    if (isRecognisable(value, where) && !values.has(value)) values.set(value, where)
  } else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) noteStrings(part, `${where}.${name}`, values)
}
