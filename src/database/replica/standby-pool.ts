import type pg from 'pg'
import { type ConnectionOptions, createPool } from '../connection.ts'

/** A server that is silent for longer counts as down. Milliseconds. */
export const ANSWER_MS = 1_000

/** Connections to a server that may fall silent: statements that wait for it are broken off once the silence is noticed. */
export interface StandbyPool {
  connect(): Promise<pg.PoolClient>
  /** Breaks every connection, also those with a statement under way, which fails at once. The next ones are new. */
  giveUp(): void
  end(): Promise<void>
}

export function openStandbyPool(url: string, options: ConnectionOptions): StandbyPool {
  const open = () => createPool(url, { ...options, connectionTimeoutMs: ANSWER_MS })
  const busy = new Set<pg.PoolClient>()
  let pool = open()
  let endings: Promise<unknown> = Promise.resolve()

  function close(): void {
    const closed = pool.end()
    endings = Promise.all([endings, closed])
  }

  return {
    async connect() {
      const client = await pool.connect()
      busy.add(client)
      const release = client.release.bind(client)
      client.release = (broken) => {
        busy.delete(client)
        client.release = release
        release(broken)
      }
      return client
    },
    giveUp() {
      if (pool.totalCount === 0) return
      close()
      pool = open()
      // Ending a client breaks the statement that it waits for.
      for (const client of busy) void (client as unknown as pg.Client).end().catch(() => {})
      busy.clear()
    },
    async end() {
      close()
      await endings
    },
  }
}
