import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { DEALER_SCREENS, type DealerScreen } from '../domain/routes/dealer-screens.ts'
import { LOCALES } from '../domain/locale.ts'
import { findPages } from './pages.ts'

const pages = findPages()

/** A screen's page under its path in both languages. */
function routesOf(screen: DealerScreen): RouteConfigEntry[] {
  const file = pages.get(screen)
  if (!file) throw new Error(`${screen} has no page: write src/dealer-area/features/<area>/${screen}.page.tsx.`)
  return LOCALES.map((locale) => route(DEALER_SCREENS[screen][locale], file, { id: `${screen}.${locale}` }))
}

export default [
  ...(Object.keys(DEALER_SCREENS) as DealerScreen[]).flatMap(routesOf),
  route('*', pages.get('unknown')!, { id: 'unknown' }),
] satisfies RouteConfig
