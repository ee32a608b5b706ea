import { sql } from 'kysely'
import pg from 'pg'
import type { WriteHandle } from './handles.ts'

/** An exclusion constraint was violated. */
const CONFLICT = '23P01'

/**
 * Does the work within the transaction and answers 'CONFLICT' where somebody else was faster: what the work wrote is then undone and the
 * transaction goes on. The same where the work itself answers 'CONFLICT'. A deadlock is thrown: the whole transaction then runs again.
 */
export async function orConflict<T>(handle: WriteHandle, work: () => Promise<T | 'CONFLICT'>): Promise<T | 'CONFLICT'> {
  await sql`savepoint attempt`.execute(handle)
  try {
    const outcome = await work()
    if (outcome === 'CONFLICT') await sql`rollback to savepoint attempt`.execute(handle)
    await sql`release savepoint attempt`.execute(handle)
    return outcome
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== CONFLICT) throw error
    await sql`rollback to savepoint attempt`.execute(handle)
    await sql`release savepoint attempt`.execute(handle)
    return 'CONFLICT'
  }
}
