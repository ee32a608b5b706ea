import { redirect } from 'react-router'
import { type DealerScreen, dealerPaths } from '#domain/routes/dealer-screens.ts'
import { areaContext, type PageArgs } from './request.server.ts'

/** For everybody: how one gets in. */
const OPEN: readonly DealerScreen[] = ['login', 'invitation', 'password']

/** Whoever is not logged in is sent to the login, which leads back. What one may see is decided by each use case. */
export function guardScreen({ url, context }: Pick<PageArgs, 'url' | 'context'>): void {
  const match = dealerPaths.matchPath(url.pathname)
  const { isLoggedIn, locale } = context.get(areaContext)
  if (!match || isLoggedIn || OPEN.includes(match.screen)) return
  const here = url.pathname + url.search
  const query = match.screen === 'home' ? '' : `?${new URLSearchParams({ redirectTo: here }).toString()}`
  throw redirect(dealerPaths.pathFor('login', locale) + query)
}
