import type { Transaction } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { Tables } from './tables.ts'

/** Reads only: a query that tries to write does not compile. */
export type ReadHandle = ReadonlyKysely<Tables>
/** For reads that a query and a command's transaction share. */
export type SelectHandle = Pick<ReadHandle, 'selectFrom'>
/** A command's transaction. */
export type WriteHandle = Transaction<Tables>

/** What commands are given: it opens one transaction for each. */
export interface Writer {
  transaction<T>(work: (handle: WriteHandle) => Promise<T>): Promise<T>
}
