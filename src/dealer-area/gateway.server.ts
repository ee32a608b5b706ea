import { data, redirect, type RouterContextProvider } from 'react-router'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { type Answer, answerOf } from '#storefront/blocks/gateway-answer.ts'
import type { TypedDocumentString } from './generated/graphql.ts'
import { areaContext, gatewayContext } from './request.server.ts'

type Context = Readonly<RouterContextProvider>
type VariablesArg<Variables> = Variables extends Record<string, never> ? [] : [variables: Variables]

/**
 * Runs an operation that may be refused. Redirects to the login where the session has ended, and answers 404 where the requester has no
 * permission, as if it did not exist.
 */
export async function mutate<Result, Variables>(
  context: Context,
  document: TypedDocumentString<Result, Variables>,
  ...variables: VariablesArg<Variables>
): Promise<Answer<Result>> {
  const answer = answerOf<Result>(await context.get(gatewayContext)(document.toString(), variables[0] ?? {}))
  const codes = 'refusals' in answer ? answer.refusals.map(({ code }) => code) : []
  if (codes.includes('UNAUTHENTICATED')) throw redirect(dealerPaths.pathFor('login', context.get(areaContext).locale))
  if (codes.includes('NOT_FOUND') || codes.includes('FORBIDDEN')) throw data(null, 404)
  return answer
}

/** Runs a query and returns its data; a refusal is a fault. */
export async function query<Result, Variables>(
  context: Context,
  document: TypedDocumentString<Result, Variables>,
  ...variables: VariablesArg<Variables>
): Promise<Result> {
  const answer = await mutate(context, document, ...variables)
  if ('result' in answer) return answer.result
  throw new Error(`A query was refused: ${answer.refusals.map(({ code }) => code).join(', ')}`)
}
