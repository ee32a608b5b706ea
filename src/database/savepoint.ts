import pg from 'pg'
import { sql } from 'kysely'
import type { WriteHandle } from './handles.ts'

/** An exclusion constraint was violated, or the transaction was chosen as the victim of a deadlock. */
const CONFLICTS = ['23P01', '40P01']

/**
 * Does the work within the transaction and answers 'CONFLICT' where somebody else was faster: what the work wrote is then undone and the
 * transaction goes on. The same where the work itself answers 'CONFLICT'.
 */
export async function orConflict<T>(handle: WriteHandle, work: () => Promise<T | 'CONFLICT'>): Promise<T | 'CONFLICT'> {
  await sql`savepoint attempt`.execute(handle)
  try {
    const outcome = await work()
    if (outcome === 'CONFLICT') await sql`rollback to savepoint attempt`.execute(handle)
    await sql`release savepoint attempt`.execute(handle)
    return outcome
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || !CONFLICTS.includes(error.code ?? '')) throw error
    await sql`rollback to savepoint attempt`.execute(handle)
    await sql`release savepoint attempt`.execute(handle)
    return 'CONFLICT'
  }
}
