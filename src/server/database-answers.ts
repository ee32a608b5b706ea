import type { Database } from '#database/connection.ts'

export function databaseAnswers({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  )
}
