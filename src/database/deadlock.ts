import pg from 'pg'

/**
 * Runs `work` once more where it gave way in a deadlock: two transactions waited for each other and this one was chosen (PostgreSQL,
 * 40P01). Nothing of it was done, so it may run again.
 */
export async function onceMoreAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '40P01') return work()
    throw error
  }
}
