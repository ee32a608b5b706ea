import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { LOCALES } from '../domain/locale.ts'
import { pathsOf } from '../domain/routes/paths.ts'
import { type Screen, SCREENS } from '../domain/routes/screens.ts'
import { findRouteModules, LIST_PATH, OTHER_ADDRESSES } from './route-modules.ts'
import { isRouted, SHARED_PAGES } from '#domain/routes/routed-screens.ts'

const modules = findRouteModules()
const screens = (Object.keys(SCREENS) as Screen[]).filter(isRouted)
const pageOf = (screen: Screen): Screen =>
  screen in SHARED_PAGES ? SHARED_PAGES[screen as keyof typeof SHARED_PAGES] : screen

/** A screen's module under each of its paths in both languages. */
function routesOf(screen: Screen, file: string): RouteConfigEntry[] {
  const paths = [...new Set(LOCALES.flatMap((locale) => pathsOf(screen, locale)))]
  return paths.map((path, index) => route(path, file, { id: `${screen}.${index}` }))
}

function fileOf(name: string): string {
  const file = modules.get(name)
  if (!file) throw new Error(`${name} has no page: write src/storefront/features/<area>/${name}.page.tsx.`)
  return file
}

const isListed = (screen: Screen) => pageOf(screen) === 'cars'

export default [
  ...screens.filter((screen) => !isListed(screen)).flatMap((screen) => routesOf(screen, fileOf(pageOf(screen)))),
  // All spellings of the vehicle list lie in one route, so that the page stays in place when a filter changes the path.
  layout(
    fileOf('cars'),
    { id: 'cars' },
    screens.filter(isListed).flatMap((screen) => routesOf(screen, fileOf(LIST_PATH))),
  ),
  ...Object.entries(OTHER_ADDRESSES).map(([path, name]) => route(path, fileOf(name), { id: name })),
] satisfies RouteConfig
