import { sql } from 'kysely'
import type { Writer } from '#database/handles.ts'
import { type Sweep, sweepRows } from '../sweep-rows.ts'
import { retentionLimit } from '#domain/retention.ts'
import type { OnRowError } from '../for-each-safely.ts'

interface PurgeDeps {
  readonly writer: Writer
  readonly onError: OnRowError
}

/**
 * Deletes vehicles that were archived long ago, and with them their prices, favourites and lines of carts. A vehicle that an order names
 * stays: orders are never touched. Search indexes need no notice of it, since none holds a vehicle that is not on sale.
 */
export function purgeArchivedVehicles(deps: PurgeDeps): Promise<number> {
  return purge(deps, {
    table: 'vehicles',
    id: 'id',
    where: sql`state = 'ARCHIVED' and updated_at < ${retentionLimit('archivedVehicles')}
      and not exists (select from order_lines l where l.vehicle_id = vehicles.id)`,
  })
}

/**
 * Deletes prices of long ago. The lowest price of the 30 days before the latest change is advertised with a reduction (§ 11 PAngV): what
 * was in force then stays, however old it is.
 */
export function purgePriceHistory(deps: PurgeDeps): Promise<number> {
  return purge(deps, {
    table: 'price_history',
    id: 'vehicle_id',
    where: sql`changed_at < ${retentionLimit('priceHistory')}
      and exists (select from price_history n where n.vehicle_id = price_history.vehicle_id
        and n.changed_at > price_history.changed_at
        and n.changed_at <= (select max(l.changed_at) - interval '30 days' from price_history l
          where l.vehicle_id = price_history.vehicle_id))`,
  })
}

/** Deletes reports of deliveries; the latest of each dealer's whole stock stays. */
export function purgeFeedRuns(deps: PurgeDeps): Promise<number> {
  return purge(deps, {
    table: 'feed_runs',
    id: 'id',
    where: sql`finished_at < ${retentionLimit('feedRuns')}
      and exists (select from feed_runs n where n.merchant_id = feed_runs.merchant_id and n.id > feed_runs.id
        and (feed_runs.is_partial or not n.is_partial))`,
  })
}

function purge({ writer, onError }: PurgeDeps, sweep: Sweep): Promise<number> {
  return sweepRows(writer, sweep, onError)
}
