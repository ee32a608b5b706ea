import type { ColumnType } from 'kysely'

/** An instant that the database sets where an insert leaves it out. */
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>

/** An instant that every insert gives. */
export type WritableTimestamp = ColumnType<Date, Date | string, Date | string>

/** Written as JSON text, read as a value. */
export type Json<T> = ColumnType<T, string, string>
