import type pg from 'pg'
import { preparing, type ReadClient, runPrepared } from '../prepared.ts'
import type { StandbyPool } from './standby-pool.ts'

/** Connections for reading; a pool of the driver is one. */
export interface ReadPool {
  connect(): Promise<pg.PoolClient>
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>
}

interface Route {
  readonly primary: pg.Pool
  readonly standby: Pick<StandbyPool, 'connect'>
  readonly isStandbyUsed: () => boolean
  /** The standby has failed: until it is measured again, nothing is read from it. */
  readonly onFault: (error: unknown) => void
}

/** Connections to the standby while it is used, and to the primary otherwise or where it cannot be reached. */
export function routedPool(route: Route): ReadPool {
  const connect = async () => (await standbyClient(route)) ?? route.primary.connect()
  return {
    connect,
    async query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]) {
      const client = await retryingClient(route)
      try {
        return await client.query<Row>(text, values)
      } finally {
        client.release()
      }
    },
  }
}

/**
 * A client for single statements, each of which is repeated at the primary where the standby breaks off in the middle of it. A transaction
 * could not be continued there.
 */
export async function retryingClient(route: Route): Promise<ReadClient> {
  const client = await standbyClient(route)
  if (!client) return preparing(await route.primary.connect())
  let broken: Error | undefined
  return {
    async query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>> {
      try {
        return await runPrepared<Row>(client, text, values)
      } catch (error) {
        if (!isFaultOfStandby(error)) throw error
        if (!isConflict(error)) {
          broken = error as Error
          route.onFault(error)
        }
        return route.primary.query<Row>(text, values)
      }
    },
    release: () => client.release(broken),
  }
}

async function standbyClient({ standby, isStandbyUsed, onFault }: Route): Promise<pg.PoolClient | undefined> {
  if (!isStandbyUsed()) return undefined
  try {
    return await standby.connect()
  } catch (error) {
    if (!isBusy(error)) onFault(error)
    return undefined
  }
}

/** Every connection stayed in use for the whole time one may wait: the primary answers instead. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}

/** The standby cancelled the statement because it conflicted with what had to be replayed. */
function isConflict(error: unknown): boolean {
  return (error as { code?: string }).code === '40001'
}

/** Whether the connection or the server failed, and not the statement itself. */
function isFaultOfStandby(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? ''
  return isConflict(error) || code === '' || /^(57P|08|ECONN|EPIPE|ETIMEDOUT|EHOST)/.test(code)
}
