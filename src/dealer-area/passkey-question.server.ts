import { data, type RouterContextProvider } from 'react-router'
import { formState, refusedAs } from '#storefront/blocks/form.server.ts'
import type { PasskeyAnswer } from './blocks/passkey-answer.ts'
import { BeginPasskeyLoginDocument } from './generated/graphql.ts'
import { mutate } from './gateway.server.ts'
import { areaContext } from './request.server.ts'

/** A question that any passkey of the main host may answer. */
export async function askPasskey(context: Readonly<RouterContextProvider>) {
  const answer = await mutate(context, BeginPasskeyLoginDocument)
  if ('result' in answer) return data<PasskeyAnswer>({ question: answer.result.beginPasskeyLogin })
  const state = formState({}, answer.refusals, context.get(areaContext).locale)
  return data<PasskeyAnswer>({ state }, refusedAs(answer.refusals))
}
