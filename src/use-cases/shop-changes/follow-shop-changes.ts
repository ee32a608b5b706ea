import type { ReadPool } from '#database/replica/routed-pool.ts'
import { TIMELINE } from '#database/timeline.ts'
import { watch } from '../watch.ts'

/** Interval of looking, in milliseconds. */
const POLL_MS = 200

/** What this process knows of the shop besides its stock: brands, texts, hours, prices of delivery and fitting, offers of financing. */
export interface FollowedShop {
  /** Grows after each change, once everything that is in memory has been read again. */
  readonly generation: () => number
  /** Another server answers from now on: what has been read may be newer or older than what it has. */
  readonly forget: () => void
  readonly stop: () => Promise<void>
}

/**
 * Looks several times a second whether anybody has changed what pages show besides the stock, and then calls `refresh`, which reads again
 * what the process has in memory. Triggers of the tables note each change, whatever program makes it.
 */
export function followShopChanges(
  pool: ReadPool,
  refresh: () => Promise<unknown>,
  onError: (error: unknown) => void,
): FollowedShop {
  // Nothing: what was read before this began may be older than a change, so the first look reads it again.
  let seen = ''
  let generation = 0
  let servers = 0

  async function look(): Promise<void> {
    const server = servers
    const fingerprint = await readFingerprint(pool)
    if (fingerprint === seen) return
    await refresh()
    generation++
    seen = server === servers ? fingerprint : ''
  }

  const { stop } = watch(look, { everyMs: POLL_MS, waits: true, onError })
  return {
    generation: () => generation,
    forget() {
      servers++
      seen = ''
    },
    stop,
  }
}

/**
 * Differs as soon as one more change is committed. The highest id would not do: ids are given before the commit, so a lower one may appear
 * after it. After a failover the same ids may stand for other changes.
 */
async function readFingerprint(pool: ReadPool): Promise<string> {
  const { rows } = await pool.query<{ fingerprint: string }>(
    `select ${TIMELINE} || ' ' || count(*) || ' ' || coalesce(sum(id), 0) as fingerprint from shop_changes`,
  )
  return rows[0]!.fingerprint
}
