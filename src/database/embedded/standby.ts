import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartRefusal } from '#domain/start-refusal.ts'
import { type CopiedFile, copyBase } from './base-copy.ts'
import { type Place, preparePlace, USER } from './cluster-files.ts'
import { handOver } from './identity.ts'
import { writeLabel, writeStandbySettings } from './recovery.ts'

/** Whether the cluster in `folder` follows another one. */
export function isStandby(folder: string): boolean {
  return existsSync(path.join(folder, 'password')) && existsSync(path.join(preparePlace(folder).data, 'standby.signal'))
}

/**
 * Whether this standby has closed its primary, or has begun to, and was not opened in its place. It has, or gets, the mark of the primary
 * that the shop has left it.
 */
export function hasClosedPrimary(folder: string): boolean {
  return existsSync(closingNote(folder))
}

export function noteClosing(folder: string): void {
  writeFileSync(closingNote(folder), '', { flush: true })
}

export function forgetClosing(folder: string): void {
  rmSync(closingNote(folder), { force: true })
}

const closingNote = (folder: string) => path.join(folder, 'closed-primary')

/**
 * Copies the running server at `url` (its superuser, with password) into `folder` as one that follows it. The primary keeps its log for it
 * in a slot, so that it may be away for a while. Refuses (StartRefusal), with nothing written, where it does not answer.
 */
export async function copyStandby(url: string, folder: string): Promise<void> {
  const primary = new URL(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect().catch((error: Error) => {
    throw new StartRefusal(
      `The primary at ${primary.host} cannot be reached (${error.message}): does it run, with POSTGRES_LISTEN and this password?`,
    )
  })
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // The password is part of what is copied.
    writeFileSync(path.join(folder, 'password'), decodeURIComponent(primary.password), { mode: 0o600, flag: 'wx' })
    const place = preparePlace(folder)
    const slot = slotOf(place)
    await client.query('select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1', [
      slot,
    ])
    await client.query('select pg_create_physical_replication_slot($1, true)', [slot])
    const { label } = await copyBase(client, async ({ folders, files }) => {
      for (const name of ['.', ...folders]) mkdirSync(path.join(place.data, name), { recursive: true, mode: 0o700 })
      for await (const file of files) await write(place, file)
    })
    writeLabel(place, label)
    writeStandbySettings(place, connectionInfo(primary, slot), slot)
    handOver(place.identity, place.data)
  } finally {
    await client.end()
  }
}

async function write(place: Place, { path: name, chunks }: CopiedFile): Promise<void> {
  const handle = await open(path.join(place.data, name), 'wx', 0o600)
  try {
    for await (const chunk of chunks) await handle.write(chunk)
  } finally {
    await handle.close()
  }
}

/** Each standby has a slot of its own, and gets the same one when it is copied again. */
function slotOf({ data }: Place): string {
  return `standby_${createHash('sha256').update(`${hostname()} ${data}`).digest('hex').slice(0, 12)}`
}

/** The address of the primary as a connection string of libpq, which PostgreSQL itself reads. */
function connectionInfo(primary: URL, name: string): string {
  const quoted = (value: string) => `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`
  const host = primary.hostname.replaceAll(/[[\]]/g, '')
  const login = `user=${USER} password=${quoted(decodeURIComponent(primary.password))}`
  return `host=${quoted(host)} port=${primary.port || '5432'} ${login} application_name=${name}`
}

/** Makes a running standby follow another address, e.g. after its primary was started at another port. */
export async function followAt(client: pg.Client, url: string, folder: string): Promise<void> {
  const info = connectionInfo(new URL(url), slotOf(preparePlace(folder)))
  await client.query(`alter system set primary_conninfo = ${pg.escapeLiteral(info)}`)
  await client.query('select pg_reload_conf()')
}

export interface StandbyState {
  /** False where it was promoted. */
  readonly follows: boolean
  /** Whether it is connected to its primary. */
  readonly connected: boolean
  /** Bytes of the log that are here and not applied yet. */
  readonly behind: number
}

export async function readStandby(client: pg.Client): Promise<StandbyState> {
  const { rows } = await client.query<StandbyState>(`select pg_is_in_recovery() as follows,
    exists (select from pg_stat_wal_receiver where status = 'streaming') as connected,
    coalesce(pg_wal_lsn_diff(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()), 0)::float8 as behind`)
  return rows[0]!
}

/** What is known of the server that a standby receives from. */
export interface Primary {
  /**
   * `ALIVE`: it answers at its address as a primary of the same cluster, or says that it starts, ends or is full, or has just sent
   * something. `SILENT`: nothing is heard of it. `UNKNOWN`: a server is there that does not say which one it is.
   */
  readonly state: 'ALIVE' | 'SILENT' | 'UNKNOWN'
  /** Its address as a sentence names it. */
  readonly name: string
  /** Why it is not known. */
  readonly problem?: string
  /** Connection string of one of its databases, password included: never log it. */
  urlOf(database: string): string
}

/** A machine that lost its power never answers. */
const ASK_LIMITS = { connectionTimeoutMillis: 3_000, query_timeout: 3_000 } as const
/** A message of this age proves nothing: the machine may be gone since. */
const RECENT_SECONDS = 5
/** PostgreSQL's codes of a server that lives and lets nobody in: too many connections; it ends, starts or recovers. */
const ALIVE_CODES = /^(53300|57P0.)$/

export async function findPrimary(client: pg.Client): Promise<Primary> {
  const { rows } = await client.query<{ info: string; system: string; heard: boolean }>(
    `select current_setting('primary_conninfo') as info, (select system_identifier::text from pg_control_system()) as system,
       exists (select from pg_stat_wal_receiver where status = 'streaming'
         and last_msg_receipt_time > now() - make_interval(secs => $1)) as heard`,
    [RECENT_SECONDS],
  )
  const { info, system, heard } = rows[0]!
  const { host, port, password } = readConnectionInfo(info)
  const name = `${host}:${port}`
  const urlOf = (database: string) =>
    `postgres://${USER}:${encodeURIComponent(password)}@${host.includes(':') ? `[${host}]` : host}:${port}/${database}`
  return { name, urlOf, ...(heard ? { state: 'ALIVE' } : await lookAt(urlOf('postgres'), system)) }
}

async function lookAt(url: string, system: string): Promise<Pick<Primary, 'state' | 'problem'>> {
  const primary = new pg.Client({ ...ASK_LIMITS, connectionString: url })
  primary.on('error', () => {})
  try {
    await primary.connect()
    const { rows } = await primary.query<{ is: boolean }>(
      `select not pg_is_in_recovery() and (select system_identifier::text from pg_control_system()) = $1 as is`,
      [system],
    )
    return { state: rows[0]!.is ? 'ALIVE' : 'SILENT' }
  } catch (error) {
    return stateOf(error)
  } finally {
    await primary.end().catch(() => {})
  }
}

/** What an error of the server at the primary's address says about it. A wrong password may be that of another server. */
export function stateOf(error: unknown): Pick<Primary, 'state' | 'problem'> {
  if (!(error instanceof pg.DatabaseError)) return { state: 'SILENT' }
  return ALIVE_CODES.test(error.code ?? '') ? { state: 'ALIVE' } : { state: 'UNKNOWN', problem: error.message }
}

const LOOK_MS = 50

/** Waits until the standby has applied the log of its primary up to `position`; false where it has not within the limit. */
export async function waitForReplay(client: pg.Client, position: string, limitMs: number): Promise<boolean> {
  const until = Date.now() + limitMs
  for (;;) {
    const { rows } = await client.query<{ done: boolean }>(
      'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as done',
      [position],
    )
    if (rows[0]!.done) return true
    if (Date.now() > until) return false
    await sleep(LOOK_MS)
  }
}

/** Reads what `connectionInfo` has written. */
function readConnectionInfo(info: string): { host: string; port: string; password: string } {
  const valueOf = (name: string) => {
    const [, quoted, plain] = new RegExp(String.raw`(?:^| )${name}=(?:'((?:[^'\\]|\\.)*)'|(\S+))`).exec(info) ?? []
    return quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? ''
  }
  return { host: valueOf('host'), port: valueOf('port'), password: valueOf('password') }
}

/** Ends the following: from now on it writes. */
export async function promote(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ done: boolean }>('select pg_promote(true, 60) as done')
  if (!rows[0]!.done) throw new Error('The standby did not become a primary within a minute: its log says why')
}
