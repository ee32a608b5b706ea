import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { StartRefusal } from '#domain/start-refusal.ts'

/**
 * npm cannot ship links, so the package of PostgreSQL lists them, and its install script, which never runs, would make them. Whoever
 * installs and builds makes them; the user that a service runs as may not write there. Refused where they are missing and cannot be made.
 */
export function linkLibraries(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const root = path.dirname(folder)
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(root, target)
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EEXIST') continue
      throw new StartRefusal(
        `The embedded PostgreSQL lacks ${link} (${code}). Run npm run build as the user to whom these files belong, and start again.`,
      )
    }
  }
}
