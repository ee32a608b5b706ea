import { readFileSync } from 'node:fs'

/** What `package-lock.json` says of one installed package. */
export interface LockedPackage {
  readonly name: string
  /** Where it lies, such as `node_modules/a/node_modules/b`. */
  readonly folder: string
  readonly version: string
  readonly licence: string
  /** Not needed by a running shop. */
  readonly dev: boolean
  readonly hasInstallScript: boolean
  readonly integrity: string
  /** Left out where it is the registry of npm's settings. */
  readonly resolved: string | undefined
}

interface Entry {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly hasInstallScript?: boolean
  readonly integrity?: string
  readonly resolved?: string
}

/** Packages whose description names no licence, and the one that lies beside their code. */
const READ_LICENCES: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** Every package of a lock file but the shop itself. */
export function lockedPackages(text: string = readFileSync('package-lock.json', 'utf8')): LockedPackage[] {
  const { packages } = JSON.parse(text) as { readonly packages: Readonly<Record<string, Entry>> }
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, entry]) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return {
        ...{ name, folder, version: entry.version ?? '', licence: entry.license ?? READ_LICENCES[name] ?? '' },
        ...{ dev: entry.dev === true || entry.devOptional === true, hasInstallScript: entry.hasInstallScript === true },
        ...{ integrity: entry.integrity ?? '', resolved: entry.resolved },
      }
    })
}
