import { globSync } from 'node:fs'
import path from 'node:path'
import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { DEALER_SCREENS, type DealerScreen } from '../domain/routes/dealer-screens.ts'
import { LOCALES } from '../domain/locale.ts'

/** The route modules of all features by their name, which is their screen's; those that show no page end in `.route.ts`. */
const modules = new Map(
  globSync('features/*/*.{page.tsx,route.ts}', { cwd: import.meta.dirname })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
    .map((file) => [path.posix.basename(file).replace(/\.(page\.tsx|route\.ts)$/, ''), file]),
)

/** A screen's module under its path in both languages. */
function routesOf(screen: DealerScreen): RouteConfigEntry[] {
  const file = modules.get(screen)
  if (!file) throw new Error(`${screen} has no page: write src/dealer-area/features/<area>/${screen}.page.tsx.`)
  return LOCALES.map((locale) => route(DEALER_SCREENS[screen][locale], file, { id: `${screen}.${locale}` }))
}

export default [
  ...(Object.keys(DEALER_SCREENS) as DealerScreen[]).flatMap(routesOf),
  route('*', modules.get('unknown')!, { id: 'unknown' }),
] satisfies RouteConfig
