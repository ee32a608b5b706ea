import type { Transaction } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { Tables } from './tables.ts'

/** Reads only: writing does not compile. */
export type ReadHandle = ReadonlyKysely<Tables>
/** For reads shared by readers and transactions. */
export type SelectHandle = Pick<ReadHandle, 'selectFrom'>
/** The transaction of a use case that changes. */
export type WriteHandle = Transaction<Tables>

/** Opens one transaction for each use case that changes. */
export interface Writer {
  transaction<T>(work: (handle: WriteHandle) => Promise<T>): Promise<T>
}
