import { spawnSync } from 'node:child_process'
import { chownSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** PostgreSQL refuses to run as root; this is who runs it instead. */
export type Identity =
  /** We are not root: run it as we are. */
  | { readonly kind: 'self' }
  /** Root inside a user namespace in which we are an ordinary user: files stay ours, no other account is needed. */
  | { readonly kind: 'namespace' }
  /** Root where user namespaces are forbidden (Docker's default): the account `nobody`. */
  | { readonly kind: 'account'; readonly uid: number; readonly gid: number }

const NOBODY = 65534
const NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000'] as const

/** Decides who runs PostgreSQL. `POSTGRES_IDENTITY=account` forces the fall-back. */
export function chooseIdentity(forced = process.env.POSTGRES_IDENTITY): Identity {
  if (process.getuid?.() !== 0) return { kind: 'self' }
  const namespaces = forced !== 'account' && spawnSync(NAMESPACE[0], [...NAMESPACE.slice(1), 'true']).status === 0
  return namespaces ? { kind: 'namespace' } : { kind: 'account', uid: NOBODY, gid: NOBODY }
}

/** The command line and options with which a program runs under this identity. */
export function asIdentity(identity: Identity, program: string, args: readonly string[]) {
  const [command, ...rest] = identity.kind === 'namespace' ? [...NAMESPACE, program, ...args] : [program, ...args]
  return {
    command: command,
    args: rest,
    options: identity.kind === 'account' ? { uid: identity.uid, gid: identity.gid } : {},
  }
}

/** Makes a folder and hands it over to the identity, contents included. */
export function handOver(identity: Identity, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (identity.kind !== 'account') return
  chownSync(folder, identity.uid, identity.gid)
  for (const name of readdirSync(folder)) {
    const entry = path.join(folder, name)
    if (lstatSync(entry).isDirectory()) handOver(identity, entry)
    else chownSync(entry, identity.uid, identity.gid)
  }
}
