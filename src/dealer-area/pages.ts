import { globSync } from 'node:fs'
import path from 'node:path'

/** The pages of all features by their name, which is their screen's. Reads the folder, so it is for the build and for tests. */
export function findPages(folder = import.meta.dirname): ReadonlyMap<string, string> {
  const files = globSync('features/*/*.page.tsx', { cwd: folder }).map((file) => file.replaceAll(path.sep, '/'))
  return new Map(files.toSorted().map((file) => [path.posix.basename(file, '.page.tsx'), file]))
}
