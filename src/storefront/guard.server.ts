import type { RouterContextProvider } from 'react-router'
import { redirect } from 'react-router'
import { matchPath } from '#domain/routes/paths.ts'
import { guardedTarget, loginPath } from '#domain/session/access.ts'
import { redirectWithNotice } from './blocks/notice-redirect.server.ts'
import { isRouted } from '#domain/routes/routed-screens.ts'
import { hereContext, siteContext } from './request.server.ts'

interface PageArgs {
  readonly url: URL
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/**
 * Redirects visitors who may not open a screen, as the table of screens says (specification, section 4 "Route access"), before any loader
 * runs. A notice says so if their session has just ended; in the middle of an action they log in and return (section 8).
 */
export function guardScreens({ url, request, context }: PageArgs): void {
  const currentPath = url.pathname + url.search
  context.set(hereContext, currentPath)
  const { locale, session, sessionLost } = context.get(siteContext)
  const screen = matchPath(url.pathname)?.screen
  const target = screen && isRouted(screen) && guardedTarget(screen, locale, currentPath, session !== null)
  if (!target) return
  if (!sessionLost) throw redirect(target)
  throw redirectWithNotice(request.method === 'GET' ? target : loginPath(locale, currentPath), 'SESSION_EXPIRED')
}
