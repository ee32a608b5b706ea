import { globSync } from 'node:fs'
import path from 'node:path'

/**
 * The pages of all features by their name, which is their screen's; where nothing is shown they end in `.route.ts`. Reads the folder, so it
 * is for the build and for tests.
 */
export function findPages(folder = import.meta.dirname): ReadonlyMap<string, string> {
  const files = globSync('features/*/*.{page.tsx,route.ts}', { cwd: folder }).map((file) =>
    file.replaceAll(path.sep, '/'),
  )
  return new Map(
    files.toSorted().map((file) => [path.posix.basename(file).replace(/\.(page\.tsx|route\.ts)$/, ''), file]),
  )
}
