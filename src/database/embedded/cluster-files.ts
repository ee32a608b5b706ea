import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, chownSync, constants, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartRefusal } from '#domain/start-refusal.ts'
import { copyNative, nativeFolder, programPath } from './binaries.ts'
import { asIdentity, chooseIdentity, handOver, type Identity } from './identity.ts'
import { storedSecret } from './stored-secret.ts'

export const USER = 'fahrwerk'
const SHARED_ROOT = '/var/lib/fahrwerk'

/** Where a cluster lies and who runs it. */
export interface Place {
  readonly identity: Identity
  readonly native: string
  readonly data: string
  readonly log: string
  readonly password: string
}

/** Refuses (StartRefusal) a folder that is not writable. */
export function preparePlace(folder: string): Place {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK) // A folder that is there already may belong to somebody else, or its disk be read-only.
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
      password: storedSecret(path.join(folder, 'password')),
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

/** Whether there is a cluster in `folder`. Unlike `preparePlace` it makes nothing where there is none. */
export function hasCluster(folder: string): boolean {
  try {
    accessSync(path.join(folder, 'password'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    // What else is wrong with the folder is said by `preparePlace`.
  }
  return existsSync(versionFile(preparePlace(folder)))
}

const versionFile = ({ data }: Pick<Place, 'data'>) => path.join(data, 'PG_VERSION')

/** Builds the cluster beside its final place and moves it there whole, so that a kill in the middle leaves nothing half-made. */
export function createFiles(place: Place): void {
  if (existsSync(versionFile(place))) return
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
    if (!existsSync(versionFile(place))) throw error
    rmSync(draft, { recursive: true, force: true }) // another starter was faster; its cluster is as good
  }
}
