import { globSync } from 'node:fs'
import path from 'node:path'

/** Addresses that are no screens, and the names of their modules. */
export const OTHER_ADDRESSES = {
  '/api/favourites': 'favourites-exchange',
  '/styleguide': 'styleguide',
  '*': 'unknown',
} as const

/** The module of each path of the vehicle list, inside the page `cars`. */
export const LIST_PATH = 'cars-path'

const ROUTE_MODULE = /^(?<name>[a-z-]+)\.(?:page\.tsx|route\.ts)$/

/**
 * The route modules of all features by their name, which is their screen's: `cart` → `features/cart/cart.page.tsx`. A `*.page.tsx` shows a
 * page, a `*.route.ts` answers without one of its own. Reads the folder, so it is for the build and for tests.
 */
export function findRouteModules(folder = import.meta.dirname): ReadonlyMap<string, string> {
  const files = globSync('features/*/*.{page.tsx,route.ts}', { cwd: folder })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
  return new Map(files.map((file) => [nameOf(file), file]))
}

function nameOf(file: string): string {
  const name = ROUTE_MODULE.exec(path.posix.basename(file))?.groups?.name
  if (name === undefined) throw new Error(`${file} is not named after a screen.`)
  return name
}
