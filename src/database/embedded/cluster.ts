import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefusal } from '#domain/start-refusal.ts'
import { archiveSettings } from './archive.ts'
import { programPath } from './binaries.ts'
import { createFiles, type Place, preparePlace, USER } from './cluster-files.ts'
import { asIdentity } from './identity.ts'
import { networkAddress, networkSettings } from './network.ts'
import { removeStaleLock } from './stale-lock.ts'
import { isServing, countClients, waitUntilServing } from './probe.ts'

const START_ATTEMPTS = 20
const STOP_TIMEOUT_MS = 30_000
const WATCH_MS = 500

export interface Cluster {
  /** Connection string of the cluster's `postgres` database, password included: never log it. */
  readonly url: string
  /** True where this call started the server, false where one was running already. */
  readonly started: boolean
  /** Connection string of another database of this cluster. */
  urlOf(database: string): string
  /** Starts the server again, at the same address, where its process has died. Returns what ends the watch. */
  supervise(watcher: Watcher): () => void
  /** Stops the server unless somebody else is still connected to it. */
  stop(): Promise<void>
}

export interface Watcher {
  /** The server had died and answers again. */
  readonly onRestart: () => void
  /** It cannot be started again, and the sentence says why. */
  readonly onLost: (error: unknown) => void
}

export interface ClusterOptions {
  /** Whether a server that is started here puts its log where it waits for the backup place. */
  readonly archives?: boolean
  /** Nobody follows it: it listens on loopback alone, on any port, whatever POSTGRES_LISTEN says. */
  readonly isPrivate?: boolean
}

type ServerPlace = Place & { readonly archives: boolean; readonly isPrivate: boolean }

/**
 * Starts the embedded PostgreSQL whose files live in `folder`, or joins the one that already runs there. It listens on
 * loopback alone, unless POSTGRES_LISTEN says otherwise, and asks for a password that is generated on the first start.
 * Refuses (StartRefusal) where the folder is damaged or not writable.
 */
export async function startCluster(folder: string, options: ClusterOptions = {}): Promise<Cluster> {
  const place = {
    ...preparePlace(path.resolve(folder)),
    archives: options.archives ?? false,
    isPrivate: options.isPrivate ?? false,
  }
  const running = await joinRunning(place)
  if (running) return describe(place, running, false)
  createFiles(place)
  return describe(place, await launch(place, place.isPrivate ? undefined : networkAddress()?.port), true)
}

/** The port of the server that already runs on these files, if there is one. */
async function joinRunning(place: Place): Promise<number | undefined> {
  const port = lockFile(place)?.port
  return port && (await isServing(urlAt(place, port), place.data)) ? port : undefined
}

/**
 * After `kill -9` the dead server and its children take a moment to go, and PostgreSQL does not start before; so a start that fails is
 * tried again for a while before it counts.
 */
async function launch(place: ServerPlace, wanted?: number): Promise<number> {
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt++) {
    removeStaleLock(lockFilePath(place), place.data)
    const port = wanted ?? (await freePort())
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

function serverArguments(place: ServerPlace, port: number): string[] {
  const settings = {
    port,
    ...(place.isPrivate ? { listen_addresses: '127.0.0.1' } : networkSettings(place)),
    unix_socket_directories: '',
    shared_buffers: '256MB',
    max_wal_size: '2GB',
    max_connections: 100,
    max_slot_wal_keep_size: '4GB', // a standby that stays away must not fill the disk
    timezone: 'UTC',
    log_min_messages: 'warning',
    ...(place.archives ? archiveSettings(place) : {}),
  }
  return ['-D', place.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

function describe(place: ServerPlace, port: number, started: boolean): Cluster {
  return {
    url: urlAt(place, port),
    started,
    urlOf: (database) => urlAt(place, port, database),
    supervise: (watcher) => supervise(place, port, watcher),
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

function supervise(place: ServerPlace, port: number, { onRestart, onLost }: Watcher): () => void {
  let pid = lockFile(place)?.pid
  let isStarting = false
  const timer = setInterval(() => {
    if (isStarting || (pid !== undefined && isRunning(pid))) return
    isStarting = true
    const restart = async () => {
      if ((await launch(place, port)) !== port)
        throw new StartRefusal(
          'The embedded PostgreSQL was started again by another program, at another port: start the shop again.',
        )
      pid = lockFile(place)?.pid
      isStarting = false
      onRestart()
    }
    void restart().catch(onLost)
  }, WATCH_MS)
  timer.unref()
  return () => clearInterval(timer)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // it is somebody else's, but it is there
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
