import type { Database } from '#database/connection.ts'

/** READ_ONLY: it was closed, because another one goes on in its place, or it follows another one itself. */
export type DatabaseState = 'READY' | 'READ_ONLY' | 'DOWN'

export async function databaseState({ pool }: Pick<Database, 'pool'>): Promise<DatabaseState> {
  try {
    const { rows } = await pool.query<{ isReadOnly: string }>(
      `select current_setting('transaction_read_only') as "isReadOnly"`,
    )
    return rows[0]?.isReadOnly === 'on' ? 'READ_ONLY' : 'READY'
  } catch {
    return 'DOWN'
  }
}

export async function databaseAnswers(database: Pick<Database, 'pool'>): Promise<boolean> {
  return (await databaseState(database)) !== 'DOWN'
}
