import { sql } from 'kysely'
import type { WriteHandle, Writer } from '#database/handles.ts'
import type { View } from '#domain/analytics/view.ts'
import { berlinToday } from '#domain/berlin-time.ts'

const FLUSH_MS = 5_000
/** Different referrers between two writes; further ones count as none, so that invented ones cannot fill the memory. */
const MAX_REFERRERS = 200
/** Different cars between two writes. */
const MAX_VEHICLES = 20_000

export interface ViewCounter {
  /** Adds to a sum in memory: a page waits for nothing. */
  count(view: View): void
  /** Writes the sums; those that cannot be written count the next time. */
  flush(): Promise<void>
  /** Writes what is there, and ends. */
  stop(): Promise<void>
}

interface Sums {
  readonly pages: Map<string, number>
  /** By day, car and referrer. */
  readonly vehicles: Map<string, number>
}

/** Sums up views in memory and writes them every few seconds, a few rows for all. Nothing in them identifies a visitor. */
export function createViewCounter(writer: Writer, onError: (error: unknown) => void): ViewCounter {
  let sums: Sums = { pages: new Map(), vehicles: new Map() }
  let referrers = new Set<string>()
  const flush = async () => {
    const written = sums
    if (written.pages.size === 0) return
    sums = { pages: new Map(), vehicles: new Map() }
    referrers = new Set()
    try {
      await writer.transaction(async (handle) => {
        await writePages(handle, written.pages)
        await writeVehicles(handle, written.vehicles)
      })
    } catch (error) {
      for (const [key, views] of written.pages) add(sums.pages, key, views)
      for (const [key, views] of written.vehicles) add(sums.vehicles, key, views)
      onError(error)
    }
  }
  const timer = setInterval(() => void flush(), FLUSH_MS)
  timer.unref()
  return {
    count({ at, brandSlug, pageType, referrerHost = '', vehicleId }) {
      const referrer = referrers.has(referrerHost) || referrers.size < MAX_REFERRERS ? referrerHost : ''
      referrers.add(referrer)
      const hour = new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000).toISOString()
      add(sums.pages, [hour, brandSlug ?? '', pageType, referrer].join('\n'))
      if (vehicleId === undefined || sums.vehicles.size >= MAX_VEHICLES) return
      add(sums.vehicles, [berlinToday(at), String(vehicleId), referrer].join('\n'))
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}

function add(sums: Map<string, number>, key: string, views = 1): void {
  sums.set(key, (sums.get(key) ?? 0) + views)
}

/** The parts of the keys, each as a column, and the sums. */
function columns(sums: ReadonlyMap<string, number>) {
  const keys = [...sums.keys()].map((key) => key.split('\n'))
  return { part: (index: number) => keys.map((key) => key[index] ?? ''), views: [...sums.values()] }
}

async function writePages(handle: WriteHandle, sums: ReadonlyMap<string, number>): Promise<void> {
  const { part, views } = columns(sums)
  await sql`insert into page_views (hour, brand_slug, page_type, referrer_host, views)
    select * from unnest(${part(0)}::timestamptz[], ${part(1)}::text[], ${part(2)}::text[], ${part(3)}::text[], ${views}::int[])
      as v(hour, brand, type, referrer, views)
    order by 1, 2, 3, 4
    on conflict (hour, brand_slug, page_type, referrer_host) do update set views = page_views.views + excluded.views`.execute(
    handle,
  )
}

/** Of a car that is gone meanwhile, or is a private person's, nothing is written. */
async function writeVehicles(handle: WriteHandle, sums: ReadonlyMap<string, number>): Promise<void> {
  if (sums.size === 0) return
  const { part, views } = columns(sums)
  const seen = sql`(select s.day, v.merchant_id, v.id as vehicle_id, s.referrer, s.views
    from unnest(${part(0)}::date[], ${part(1)}::bigint[], ${part(2)}::text[], ${views}::int[]) as s(day, id, referrer, views)
      join vehicles v on v.id = s.id join merchants m on m.id = v.merchant_id and not m.is_of_listing) seen`
  await sql`insert into vehicle_views (day, merchant_id, vehicle_id, views)
    select day, merchant_id, vehicle_id, sum(views)::int from ${seen} group by 1, 2, 3 order by 2, 1, 3
    on conflict (merchant_id, day, vehicle_id) do update set views = vehicle_views.views + excluded.views`.execute(
    handle,
  )
  await sql`insert into merchant_referrers (day, merchant_id, referrer_host, views)
    select day, merchant_id, referrer, sum(views)::int from ${seen} where referrer <> '' group by 1, 2, 3 order by 2, 1, 3
    on conflict (merchant_id, day, referrer_host) do update set views = merchant_referrers.views + excluded.views`.execute(
    handle,
  )
}
