import type { RouterContextProvider } from 'react-router'
import { redirect } from 'react-router'
import { flashCookie } from '#domain/flash.ts'
import { matchPath } from '#domain/routes/paths.ts'
import { guardedTarget } from '#domain/session/access.ts'
import { isRouted } from './routed-screens.ts'
import { siteContext } from './request.server.ts'

/**
 * Sends whoever may not open a screen where the table of screens says (specification, section 4 "Route access"), before any loader runs. Who
 * was logged in until a moment ago is told that the session has ended.
 */
export function guardScreens({ url, context }: { url: URL; context: Readonly<RouterContextProvider> }): void {
  const { locale, session, sessionLost } = context.get(siteContext)
  const screen = matchPath(url.pathname)?.screen
  const target =
    screen && isRouted(screen) && guardedTarget(screen, locale, url.pathname + url.search, session !== null)
  if (!target) return
  throw redirect(target, sessionLost ? { headers: { 'Set-Cookie': flashCookie('SESSION_EXPIRED') } } : {})
}
