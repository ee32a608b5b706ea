import type { ProductType } from '#domain/cart/cart.ts'
import { loginPath } from '#domain/session/access.ts'
import { data, type RouterContextProvider } from 'react-router'
import type { TypedDocumentString } from '#storefront/generated/graphql.ts'
import { redirectWithNotice } from './blocks/notice-redirect.server.ts'
import { type GatewayError, gatewayContext, hereContext, siteContext } from './request.server.ts'

type Context = Readonly<RouterContextProvider>
type Document<Result, Variables> = TypedDocumentString<Result, Variables>
type VariablesArg<Variables> = Variables extends Record<string, never> ? [] : [variables: Variables]

/** An expected "no": its stable code, and the field it is about where there is one. */
export interface Refusal {
  readonly code: string
  readonly field?: string
  /** Every entered value that is to blame, where there can be several. */
  readonly fields?: readonly {
    readonly field: string
    readonly code: string
    readonly limit?: number
    readonly suggestions?: readonly string[]
  }[]
  /** Seconds after which it is worth trying again. */
  readonly retryAfter?: number
  /** Of an appointment that is taken: free times near it, minutes after midnight. */
  readonly alternatives?: readonly { readonly day: string; readonly minute: number }[]
  /** Number in the specification's error catalogue, where it has one. */
  readonly errorCode?: number
  /** Of a numbered one: what cannot be had. */
  readonly productType?: ProductType
}
export type Answer<Result> = { readonly result: Result } | { readonly refusals: readonly Refusal[] }

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
  const { data: result, errors = [] } = await context.get(gatewayContext)(document.toString(), variables[0] ?? {})
  if (errors.length === 0) return { result: result as Result }
  const refusals = errors.map(refusalOf)
  if (refusals.includes(undefined)) throw new Error(errors.map(({ message }) => message).join('; '))
  if (refusals.some((refusal) => isSessionEnd(refusal, context))) throw toLogin(context)
  return { refusals: refusals as Refusal[] }
}

/** "Invalid access token" of the specification's error catalogue, section 8; or a cookie that was found to be one already. */
function isSessionEnd(refusal: Refusal | undefined, context: Context): boolean {
  if (refusal?.code === 'INVALID_ACCESS_TOKEN') return true
  return refusal?.code === 'UNAUTHENTICATED' && context.get(siteContext).sessionLost
}

/** To the login, which says that the session has ended and leads back. */
function toLogin(context: Context): Response {
  return redirectWithNotice(loginPath(context.get(siteContext).locale, context.get(hereContext)), 'SESSION_EXPIRED')
}

function refusalOf({ extensions = {} }: GatewayError): Refusal | undefined {
  const { code } = extensions
  if (typeof code !== 'string' || code === 'INTERNAL_SERVER_ERROR') return undefined
  return extensions as unknown as Refusal
}
