import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { LOCALES } from '../domain/locale.ts'
import { pathsOf } from '../domain/routes/paths.ts'
import type { Screen } from '../domain/routes/screens.ts'

/** A screen's module under each of its paths in both languages. */
function screen(name: Screen, file: string): RouteConfigEntry[] {
  const paths = [...new Set(LOCALES.flatMap((locale) => pathsOf(name, locale)))]
  return paths.map((path, index) => route(path, file, { id: `${name}.${index}` }))
}

export default [
  ...screen('home', 'routes/home.tsx'),
  route('/styleguide', 'routes/styleguide.tsx'),
] satisfies RouteConfig
