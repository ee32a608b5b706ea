import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefusal } from '#domain/start-refusal.ts'
import { copyNative, nativeFolder, programPath } from './binaries.ts'
import { asIdentity, chooseIdentity, handOver, type Identity } from './identity.ts'
import { removeStaleLock } from './stale-lock.ts'
import { isServing, countClients, waitUntilServing } from './probe.ts'

const USER = 'fahrwerk'
const SHARED_ROOT = '/var/lib/fahrwerk'
const START_ATTEMPTS = 20
const STOP_TIMEOUT_MS = 30_000

export interface Cluster {
  /** Connection string of the cluster's `postgres` database, password included: never log it. */
  readonly url: string
  /** True where this call started the server, false where one was running already. */
  readonly started: boolean
  /** Connection string of another database of this cluster. */
  urlOf(database: string): string
  /** Stops the server unless somebody else is still connected to it. */
  stop(): Promise<void>
}

interface Place {
  readonly identity: Identity
  readonly native: string
  readonly data: string
  readonly log: string
  readonly password: string
}

/**
 * Starts the embedded PostgreSQL whose files live in `folder`, or joins the one that already runs there. It listens on
 * loopback alone and asks for a password that is generated on the first start.
 * Refuses (StartRefusal) where the folder is damaged or not writable.
 */
export async function startCluster(folder: string): Promise<Cluster> {
  const place = preparePlace(path.resolve(folder))
  const running = await joinRunning(place)
  if (running) return describe(place, running, false)
  createFiles(place)
  return describe(place, await launch(place), true)
}

function preparePlace(folder: string): Place {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const identity = chooseIdentity()
    // `nobody` may not enter root's home, so its files live under /var/lib, in a folder of their own for each project.
    const shared = path.join(SHARED_ROOT, createHash('sha256').update(folder).digest('hex').slice(0, 12))
    const home = identity.kind === 'account' ? shared : folder
    if (identity.kind === 'account') mkdirSync(home, { recursive: true, mode: 0o755 })
    const native = identity.kind === 'account' ? copyNative(nativeFolder(), SHARED_ROOT) : nativeFolder()
    return {
      identity,
      native,
      data: path.join(home, 'cluster'),
      log: path.join(folder, 'postgres.log'),
      password: readOrCreateSecret(path.join(folder, 'password')),
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
      throw new StartRefusal(
        `The database folder ${folder} is not writable (${code}): give this user write access to it, or delete it.`,
      )
    }
    throw error
  }
}

function readOrCreateSecret(file: string): string {
  try {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** The port of the server that already runs on these files, if there is one. */
async function joinRunning(place: Place): Promise<number | undefined> {
  const port = lockFile(place)?.port
  return port && (await isServing(urlAt(place, port), place.data)) ? port : undefined
}

/** Builds the cluster beside its final place and moves it there whole, so that a kill in the middle leaves nothing half-made. */
function createFiles(place: Place): void {
  if (existsSync(path.join(place.data, 'PG_VERSION'))) return
  if (existsSync(place.data)) {
    throw new StartRefusal(
      `The database folder ${place.data} holds no PostgreSQL cluster: restore it from a backup, or delete it to start with an empty one.`,
    )
  }
  const draft = `${place.data}.${process.pid}.new`
  const passwordFile = `${draft}.password`
  rmSync(draft, { recursive: true, force: true })
  handOver(place.identity, draft)
  writeFileSync(passwordFile, place.password, { mode: 0o600 })
  if (place.identity.kind === 'account') chownSync(passwordFile, place.identity.uid, place.identity.gid)
  const { command, args, options } = asIdentity(place.identity, programPath(place.native, 'initdb'), [
    ...[
      '--pgdata',
      draft,
      '--username',
      USER,
      '--auth',
      'scram-sha-256',
      '--pwfile',
      passwordFile,
      '--encoding',
      'UTF8',
    ],
    ...['--locale', 'C', '--locale-provider', 'icu', '--icu-locale', 'de-DE', '--no-sync', '--no-instructions'],
  ])
  const made = spawnSync(command, args, { ...options, cwd: '/', encoding: 'utf8' })
  rmSync(passwordFile, { force: true })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)
  try {
    renameSync(draft, place.data)
  } catch (error) {
    if (!existsSync(path.join(place.data, 'PG_VERSION'))) throw error
    rmSync(draft, { recursive: true, force: true }) // another starter was faster; its cluster is as good
  }
}

/**
 * After `kill -9` the dead server and its children take a moment to go, and PostgreSQL does not start before; so a start that fails is
 * tried again for a while before it counts.
 */
async function launch(place: Place): Promise<number> {
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt++) {
    removeStaleLock(lockFilePath(place), place.data)
    const port = await freePort()
    let ended = false
    const { command, args, options } = asIdentity(
      place.identity,
      programPath(place.native, 'postgres'),
      serverArguments(place, port),
    )
    const log = openSync(place.log, 'a')
    const server = spawn(command, args, { ...options, cwd: '/', detached: true, stdio: ['ignore', log, log] })
    closeSync(log)
    server.on('exit', () => {
      ended = true
    })
    server.unref()
    if (await waitUntilServing(urlAt(place, port), place.data, () => ended)) return port
    const other = await joinRunning(place) // somebody else was faster
    if (other) return other
    await sleep(250)
  }
  throw new StartRefusal(
    `The embedded PostgreSQL does not start; its log ${place.log} says why. Restore ${place.data} from a backup, or delete it to start with an empty database.`,
  )
}

function serverArguments(place: Place, port: number): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '256MB',
    max_wal_size: '2GB',
    max_connections: 100,
    timezone: 'UTC',
    log_min_messages: 'warning',
  }
  return ['-D', place.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

function describe(place: Place, port: number, started: boolean): Cluster {
  return {
    url: urlAt(place, port),
    started,
    urlOf: (database) => urlAt(place, port, database),
    async stop() {
      // Only a server that answers, for these files, and that nobody uses is ours to stop; a number in a file may be anybody's.
      if (!(await isServing(urlAt(place, port), place.data)) || (await countClients(urlAt(place, port))) !== 0) return
      const pid = lockFile(place)?.pid
      if (pid === undefined) return
      process.kill(pid, 'SIGINT') // "fast shutdown": ends open sessions, writes everything, leaves no recovery to do
      const deadline = Date.now() + STOP_TIMEOUT_MS
      while (existsSync(lockFilePath(place)) && Date.now() < deadline) await sleep(20)
    },
  }
}

/** PostgreSQL's own note of who serves these files: process id in line 1, port in line 4. It outlives a killed server. */
function lockFile(place: Place): { pid: number; port: number } | undefined {
  const file = lockFilePath(place)
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

function lockFilePath(place: Place): string {
  return path.join(place.data, 'postmaster.pid')
}

function urlAt(place: Place, port: number, database = 'postgres'): string {
  return `postgres://${USER}:${encodeURIComponent(place.password)}@127.0.0.1:${port}/${database}`
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
