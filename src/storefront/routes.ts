import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { LOCALES } from '../domain/locale.ts'
import { pathsOf } from '../domain/routes/paths.ts'
import type { Screen } from '../domain/routes/screens.ts'
import { LIST_SCREENS, SCREEN_MODULES } from './routed-screens.ts'

/** A screen's module under each of its paths in both languages. */
function screen(name: Screen, file: string): RouteConfigEntry[] {
  const paths = [...new Set(LOCALES.flatMap((locale) => pathsOf(name, locale)))]
  return paths.map((path, index) => route(path, file, { id: `${name}.${index}` }))
}

const screens = Object.entries(SCREEN_MODULES) as [Screen, string][]

export default [
  ...screens.flatMap(([name, file]) => screen(name, file)),
  layout(
    'routes/cars.tsx',
    LIST_SCREENS.flatMap((name) => screen(name, 'routes/cars-path.tsx')),
  ),
  route('/api/favourites', 'routes/favourites-exchange.tsx'),
  route('/styleguide', 'routes/styleguide.tsx'),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig
