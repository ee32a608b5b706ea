import type pg from 'pg'
import { StartRefusal } from '#domain/start-refusal.ts'

/** Refuses while somebody else is connected to the client's database, which the refusal calls `which`. */
export async function refuseOthers(client: pg.ClientBase, which: string): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  if (rows[0]!.others > 0)
    throw new StartRefusal(`${rows[0]!.others} others are connected to ${which}: stop every process of the shop first.`)
}
