import { matchPath, pathFor } from '#domain/routes/paths.ts'
import { CART_COOKIE, SESSION_COOKIE } from '#domain/session/cookies.ts'
import { afterLogin, isAccountScreen, redirectOrigin, redirectTarget } from '#domain/session/redirect-target.ts'
import { sessionTexts } from '#messages/session.ts'
import { inLanguage } from '#messages/texts.ts'
import { LogInDocument, LogOutDocument } from '#storefront/generated/graphql.ts'
import { type RouterContextProvider, redirect } from 'react-router'
import { formValues, refusedForm } from '../../blocks/form.server.ts'
import { redirectWithNotice } from '../../blocks/notice-redirect.server.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { clearedCookie, clearedFormCookies, deviceCookie, sessionCookie } from '../../set-cookie.server.ts'
import type { LoginView } from './session-views.ts'

interface PageArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}
interface Sent extends PageArgs {
  readonly request: Request
}

/** The login page: the reason for it, and links that remember where the visitor wanted to go. */
export function loadLogin({ url, context }: PageArgs): LoginView {
  const { locale, demoLogin } = context.get(siteContext)
  const texts = inLanguage(sessionTexts, locale)
  const target = redirectTarget(url.searchParams.get('redirectTo'))
  const reasons = {
    ...{ checkout: texts.loginCheckout, 'trade-in': texts.loginTradeIn },
    ...{ later: texts.loginLater, account: texts.loginAccount },
  }
  const origin = redirectOrigin(target)
  return {
    reason: origin && reasons[origin],
    register: withTarget(pathFor('register', locale), target),
    forgot: pathFor('forgot-password', locale),
    confirm: withTarget(pathFor('confirm', locale), target),
    demo: demoLogin && texts.demo(demoLogin.email, demoLogin.password),
  }
}

/** Logs in and leads on: to where the visitor wanted to go, else to the garage. */
export async function logIn({ request, url, context }: Sent) {
  const { locale, secureCookies, anonymousId } = context.get(siteContext)
  const values = await formValues(request)
  const missing = (['email', 'password'] as const).filter((field) => !values[field]?.trim())
  if (missing.length > 0) {
    const fields = missing.map((field) => ({ field, code: 'REQUIRED' }))
    return refusedForm(values, [{ code: 'INVALID_INPUT', fields }], locale)
  }
  const answer = await mutate(context, LogInDocument, {
    email: values.email ?? '',
    password: values.password ?? '',
  })
  if ('refusals' in answer) return refusedForm(values, answer.refusals, locale)
  const { expiresAt, deviceToken, ...tokens } = answer.result.createCustomerAccessToken
  const cookie = sessionCookie({ ...tokens, expiresAt: new Date(expiresAt) }, secureCookies)
  const target = redirectTarget(url.searchParams.get('redirectTo')) ?? pathFor('garage', locale)
  const headers = new Headers([['Set-Cookie', cookie]])
  if (deviceToken) headers.append('Set-Cookie', deviceCookie(deviceToken, secureCookies))
  // The visitor's cart was merged into the customer's.
  if (anonymousId) headers.append('Set-Cookie', clearedCookie(CART_COOKIE))
  throw redirect(afterLogin(target), { headers })
}

/** Logs out and returns to the same page; from a page of the account to the home page. */
export async function logOut({ request, context }: Sent): Promise<never> {
  const { locale, session } = context.get(siteContext)
  const { from = '' } = await formValues(request)
  if (session) await mutate(context, LogOutDocument)
  const target = redirectTarget(from)
  const screen = target && matchPath(new URL(target, 'http://shop.invalid').pathname)?.screen
  const next = target && screen && !isAccountScreen(screen) ? target : pathFor('home', locale)
  throw redirectWithNotice(next, 'LOGGED_OUT', [clearedCookie(SESSION_COOKIE), ...clearedFormCookies()])
}

export function withTarget(path: string, target: string | undefined): string {
  return target ? `${path}${path.includes('?') ? '&' : '?'}redirectTo=${encodeURIComponent(target)}` : path
}
