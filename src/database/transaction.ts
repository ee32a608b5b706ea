import type pg from 'pg'

/**
 * Runs `work` in a transaction on a connection of its own and commits; whatever it throws is rolled back and thrown on. A connection
 * that cannot even roll back is closed instead of going back to the pool with a transaction half open.
 */
export async function inTransaction<T>(
  pool: { connect(): Promise<pg.PoolClient> },
  work: (client: pg.PoolClient) => Promise<T>,
  mode = '',
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(`begin ${mode}`)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((fault: Error) => {
      broken = fault
    })
    throw error
  } finally {
    client.release(broken)
  }
}
