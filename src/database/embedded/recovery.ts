import { type ChildProcess, spawn } from 'node:child_process'
import {
  appendFileSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartRefusal } from '#domain/start-refusal.ts'
import { archiveSettings, inShell } from './archive.ts'
import { programPath } from './binaries.ts'
import { type Place, USER } from './cluster-files.ts'
import { asIdentity, handOver } from './identity.ts'

const LOOK_MS = 50

/** The log does not go on to the time to which it is followed, so that nothing of the copy is of use. */
export class LogTooShort extends StartRefusal {}

/** How far the log is followed: to a time, to a named point, or as far as it goes. */
export type RecoveryTarget = { readonly time: Date } | { readonly name: string } | 'latest'

/**
 * Makes a working cluster of copied files (PostgreSQL's archive recovery): follows the log in `logFolder` to the target, and gives the
 * role the place's password. Until then nobody can connect: the server listens only in a folder that is open to its own user. Refuses with
 * LogTooShort where the log ends before the target.
 */
export async function recoverCluster(place: Place, logFolder: string, target: RecoveryTarget): Promise<void> {
  writeFileSync(path.join(place.data, 'recovery.signal'), '')
  const sockets = mkdtempSync(path.join(tmpdir(), 'fw-'))
  const access = path.join(sockets, 'access.conf')
  writeFileSync(access, 'local all all trust\n')
  handOver(place.identity, sockets)
  handOver(place.identity, logFolder)
  handOver(place.identity, place.data)
  const log = openSync(place.log, 'a')
  try {
    const settings = {
      ...{
        listen_addresses: '',
        unix_socket_directories: sockets,
        hba_file: access,
        // The new timeline's history and first segments go to the place with the next start: a later restore needs them.
        ...archiveSettings(place),
        timezone: 'UTC',
      },
      ...{ restore_command: `cp ${inShell(logFolder)}/"%f" "%p"`, recovery_target_action: 'promote' },
      ...targetSettings(target),
    }
    const args = ['-D', place.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
    const { command, args: all, options } = asIdentity(place.identity, programPath(place.native, 'postgres'), args)
    const server = spawn(command, all, { ...options, cwd: '/', stdio: ['ignore', log, log] })
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    try {
      await waitUntilRecovered(sockets, server, () => problemOf(place, target))
      await setPassword(sockets, place.password)
    } finally {
      server.kill('SIGINT')
      await ended
    }
  } finally {
    closeSync(log)
    rmSync(sockets, { recursive: true, force: true })
  }
}

function targetSettings(target: RecoveryTarget): Record<string, string> {
  if (target === 'latest') return {}
  // The server does not know the name of a time zone yet, not even Z.
  return 'time' in target
    ? { recovery_target_time: target.time.toISOString().replace('Z', '+00') }
    : { recovery_target_name: target.name }
}

async function waitUntilRecovered(host: string, server: ChildProcess, problem: () => StartRefusal): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    if ((await query<{ done: boolean }>(host, 'select not pg_is_in_recovery() as done'))?.done) return
    await sleep(LOOK_MS)
  }
  throw problem()
}

async function setPassword(host: string, password: string): Promise<void> {
  const client = new pg.Client({ host, user: USER, database: 'postgres' })
  await client.connect()
  try {
    await client.query(`alter role ${USER} password ${pg.escapeLiteral(password)}`)
  } finally {
    await client.end()
  }
}

async function query<Row>(host: string, text: string): Promise<Row | undefined> {
  const client = new pg.Client({ host, user: USER, database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(text)).rows[0] as Row | undefined
  } catch {
    return undefined // it does not listen yet
  } finally {
    await client.end().catch(() => {})
  }
}

function problemOf(place: Place, target: RecoveryTarget): StartRefusal {
  const isShort = readFileSync(place.log, 'utf8').includes(
    'recovery ended before configured recovery target was reached',
  )
  return isShort && target !== 'latest'
    ? new LogTooShort(
        'Nothing was restored: the archived log ends before that time, because nothing was written after it, or what was is not archived yet. The log is archived each minute, so for a time of the last minutes try again in a minute; restore without --at for the latest state there is.',
      )
    : new StartRefusal(`The copied database does not start; its log ${place.log} says why.`)
}

/** Writes what the copy of a running server needs besides its files. */
export function writeLabel(place: Place, label: string): void {
  mkdirSync(place.data, { recursive: true, mode: 0o700 })
  writeFileSync(path.join(place.data, 'backup_label'), label)
}

/** Settings of a server that follows another one. */
export function writeStandbySettings(place: Place, primary: string, slot: string): void {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
  appendFileSync(
    path.join(place.data, 'postgresql.auto.conf'),
    `primary_conninfo = ${quoted(primary)}\nprimary_slot_name = ${quoted(slot)}\n`,
  )
  writeFileSync(path.join(place.data, 'standby.signal'), '')
}
