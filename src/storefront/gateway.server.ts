import { withEndedDraft } from '#domain/widget/widget-address.ts'
import { loginPath } from '#domain/session/access.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import type { TypedDocumentString } from '#storefront/generated/graphql.ts'
import { type Answer, answerOf, type Refusal } from './blocks/gateway-answer.ts'
import { redirectWithNotice } from './blocks/notice-redirect.server.ts'
import { gatewayContext, hereContext, siteContext } from './request.server.ts'

type Context = Readonly<RouterContextProvider>
type Document<Result, Variables> = TypedDocumentString<Result, Variables>
type VariablesArg<Variables> = Variables extends Record<string, never> ? [] : [variables: Variables]

/**
 * Runs a query and returns its data. A provider that does not answer ends in a screen of its own with status 503; anything else is a fault
 * and ends in the error screen with status 500.
 */
export async function query<Result, Variables>(
  context: Context,
  document: Document<Result, Variables>,
  ...variables: VariablesArg<Variables>
): Promise<Result> {
  const answer = await mutate(context, document, ...variables)
  if ('result' in answer) return answer.result
  const { refusals } = answer
  if (refusals.length > 0 && refusals.every(({ code }) => code === 'PROVIDER_AWAY'))
    throw data({ isProviderAway: true }, { status: 503 })
  throw new Error(`A query was refused: ${refusals.map(({ code }) => code).join(', ')}`)
}

/**
 * Runs an operation that may be refused: every error that carries a code is a refusal, any other a fault. Where the session has ended
 * meanwhile it leads to the login, which says so and leads back.
 */
export async function mutate<Result, Variables>(
  context: Context,
  document: Document<Result, Variables>,
  ...variables: VariablesArg<Variables>
): Promise<Answer<Result>> {
  const answer = answerOf<Result>(await context.get(gatewayContext)(document.toString(), variables[0] ?? {}))
  if (!('refusals' in answer)) return answer
  if (answer.refusals.some((refusal) => isSessionEnd(refusal, context))) throw toLogin(context)
  if (answer.refusals.some(({ code }) => code === 'DRAFT_ENDED')) throw draftEnded(context)
  return answer
}

/** "Invalid access token" of the specification's error catalogue, section 8; or a cookie that was found to be one already. */
function isSessionEnd(refusal: Refusal, context: Context): boolean {
  if (refusal.code === 'INVALID_ACCESS_TOKEN') return true
  return refusal.code === 'UNAUTHENTICATED' && context.get(siteContext).sessionLost
}

/**
 * Redirect of a form whose draft has ended: to its page as it is now, which says so and shows again what was entered (the middleware
 * `pending-form`). Where the session has ended the draft is the account's.
 */
export function draftEnded(context: Context): Response {
  const { sessionLost, widget } = context.get(siteContext)
  if (sessionLost) return toLogin(context)
  const here = context.get(hereContext)
  return redirect(widget ? withEndedDraft(here) : here, 303)
}

/** Redirect to the login, which says that the session has ended and leads back. */
function toLogin(context: Context): Response {
  return redirectWithNotice(loginPath(context.get(siteContext).locale, context.get(hereContext)), 'SESSION_EXPIRED')
}
