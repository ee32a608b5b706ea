import { data, redirect, type RouterContextProvider } from 'react-router'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { inboxTexts } from '#messages/dealer-inbox.ts'
import { noteTexts } from '#messages/dealer-notes.ts'
import { type FormValues, formState, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import type { Answer } from '#storefront/blocks/gateway-answer.ts'
import {
  AddRequestNoteDocument,
  AnswerRequestDocument,
  type ClosingReason,
  MoveRequestDocument,
  type RequestState,
} from '../../generated/graphql.ts'
import type { ChangedState } from '../../blocks/changed-state.ts'
import { mutate } from '../../gateway.server.ts'
import { type ActionArgs, areaContext } from '../../request.server.ts'
import { giveRequest } from './give-request.server.ts'

/** What the last form of the page led to, and in which part it is shown. */
export interface RequestAnswer {
  readonly part: 'reply' | 'note' | 'assign'
  readonly state: ChangedState
}

/** Answers, notes, assigns, or moves the request on; a step that is no longer possible shows the present state. */
export async function changeRequest({ request, params: { requestId: id = '' }, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const values = await formValues(request)
  if (values.intent === 'assign') return giveRequest(context, values, id)
  const answer = await changed(context, values, id)
  if ('result' in answer) return redirect(dealerPaths.pathFor('request', locale, { requestId: id }))
  const { refusals } = answer
  const part = values.intent === 'note' ? 'note' : 'reply'
  const isMissing = refusals.some(({ fields = [] }) => fields.some(({ code }) => code === 'REQUIRED'))
  const missing = { text: (part === 'note' ? noteTexts : inboxTexts).missing[locale] }
  const state = formState(values, refusals, locale, isMissing ? missing : {})
  const notice = refusals.some(({ code }) => code === 'CONFLICT') ? { notice: inboxTexts.movedOn[locale] } : {}
  return data<RequestAnswer>({ part, state: { ...state, ...notice } }, refusedAs(refusals))
}

function changed(
  context: Readonly<RouterContextProvider>,
  { intent, to, reason, text = '' }: FormValues,
  id: string,
): Promise<Answer<unknown>> {
  if (intent === 'note') return mutate(context, AddRequestNoteDocument, { id, text })
  if (to === undefined) return mutate(context, AnswerRequestDocument, { id, text })
  const why = reason ? (reason as ClosingReason) : null
  return mutate(context, MoveRequestDocument, { id, to: to as RequestState, reason: why })
}
