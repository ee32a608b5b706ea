import pg from 'pg'

/**
 * Runs `work` once more where PostgreSQL chose its transaction as the victim of a deadlock (40P01): it was rolled back as a whole, so it
 * may run again.
 */
export async function onceMoreAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '40P01') return work()
    throw error
  }
}
