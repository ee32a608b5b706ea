import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pg from 'pg'

/** From this run on a statement counts as one that comes again. */
const PREPARED_FROM = 4
/** Prepared statements of one connection: the server stores each as long as the connection lives. */
const MAX_PREPARED = 100
const MAX_COUNTED = 500

interface Statements {
  /** Runs of the statements that are not prepared, by text. */
  readonly runs: LRUCache<string, number>
  readonly names: Map<string, string>
  prepared: number
  /** How many statements have become stale; part of each name, because the name of a stale statement cannot be used again. */
  staleRuns: number
}

const known = new WeakMap<object, Statements>()

type Client = Pick<pg.ClientBase, 'query'>

/**
 * Runs a single statement, outside of transactions. One that comes again on its connection is planned once: planning takes longer
 * than running most of what pages read.
 */
export async function runPrepared<Row extends pg.QueryResultRow>(
  client: Client,
  text: string,
  values: unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  const statements = statementsOf(client)
  const name = nameOf(statements, text)
  if (name === undefined) return client.query<Row>(text, values)
  try {
    return await client.query<Row>({ name, text, values })
  } catch (error) {
    if (!isStale(error)) throw error
    statements.names.delete(text) // a later run is given another name
    statements.staleRuns++
    return client.query<Row>(text, values)
  }
}

/** A connection for single statements. */
export interface ReadClient {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>
  release(): void
}

export function preparing(client: Client & Pick<pg.PoolClient, 'release'>): ReadClient {
  return { query: (text, values) => runPrepared(client, text, values), release: () => client.release() }
}

function statementsOf(client: Client): Statements {
  let statements = known.get(client)
  if (!statements) {
    statements = { runs: new LRUCache({ max: MAX_COUNTED }), names: new Map(), prepared: 0, staleRuns: 0 }
    known.set(client, statements)
  }
  return statements
}

function nameOf(statements: Statements, text: string): string | undefined {
  const { runs, names } = statements
  const name = names.get(text)
  if (name !== undefined || statements.prepared === MAX_PREPARED) return name
  const run = (runs.get(text) ?? 0) + 1
  if (run < PREPARED_FROM) {
    runs.set(text, run)
    return undefined
  }
  runs.delete(text)
  statements.prepared++
  // The name follows from the text, so that behind a pooler the same name of another client means the same statement.
  const given = createHash('sha1').update(`${statements.staleRuns} ${text}`).digest('base64url')
  names.set(text, given)
  return given
}

/** A migration has changed what the statement answers, or a proxy between has another connection to the server. */
function isStale(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false
  return ['26000', '42P05'].includes(error.code ?? '') || (error.code === '0A000' && /cached plan/.test(error.message))
}
