import { redirect } from 'react-router'
import { type DealerScreen, dealerPaths } from '#domain/routes/dealer-screens.ts'
import { areaContext, type PageArgs } from './request.server.ts'

/** Screens that need no session: the ways to get one. */
const OPEN: readonly DealerScreen[] = ['login', 'invitation', 'password']

/** Without a session a screen redirects to the login, which leads back. Each use case decides what the requester may see. */
export function guardScreen({ url, context }: Pick<PageArgs, 'url' | 'context'>): void {
  const match = dealerPaths.matchPath(url.pathname)
  const { isLoggedIn, locale } = context.get(areaContext)
  if (!match || isLoggedIn || OPEN.includes(match.screen)) return
  const here = url.pathname + url.search
  const query = match.screen === 'home' ? '' : `?${new URLSearchParams({ redirectTo: here }).toString()}`
  throw redirect(dealerPaths.pathFor('login', locale) + query)
}
