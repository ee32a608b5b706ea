import type { ReadPool } from '#database/replica/routed-pool.ts'
import { TIMELINE } from '#database/timeline.ts'

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
  let isDisturbed = false // a database that is away is reported once, not five times a second
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    try {
      const server = servers
      const fingerprint = await readFingerprint(pool)
      if (fingerprint !== seen) {
        await refresh()
        generation++
        seen = server === servers ? fingerprint : ''
      }
      isDisturbed = false
    } catch (error) {
      if (!isDisturbed) onError(error)
      isDisturbed = true
    }
    next()
  }

  function next(): void {
    if (isStopped) return
    timer = setTimeout(() => {
      running = look()
    }, POLL_MS)
  }

  next()
  return {
    generation: () => generation,
    forget() {
      servers++
      seen = ''
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
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
