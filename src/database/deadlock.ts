import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Times that a transaction runs before its deadlock is thrown. */
const MAX_RUNS = 4
/** Milliseconds before the second run; twice as long before each further one, and up to twice as long by chance. */
const FIRST_PAUSE_MS = 10

/**
 * Runs `work` again where PostgreSQL chose its transaction as the victim of a deadlock (40P01): it was rolled back as a whole, so it may
 * run again. It pauses first, because the other transaction may still be waking up: a run at once could lock the same row before it and
 * cause the same deadlock again.
 */
export async function againAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let run = 1; ; run++) {
    try {
      return await work()
    } catch (error) {
      if (run === MAX_RUNS || !isDeadlock(error)) throw error
    }
    await sleep(FIRST_PAUSE_MS * 2 ** (run - 1) * (1 + Math.random()))
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '40P01'
}
