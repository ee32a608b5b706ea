import type { RouterContextProvider } from 'react-router'
import type { FormValues } from '#storefront/blocks/form.server.ts'
import type { Answer, Refusal } from '#storefront/blocks/gateway-answer.ts'
import { StaffFrameDocument, StepUpDocument, type TypedDocumentString } from './generated/graphql.ts'
import { mutate, query } from './gateway.server.ts'

type Context = Readonly<RouterContextProvider>

/** Whether this session has shown its second factor in the last ten minutes. */
export async function readStepUp(context: Context): Promise<boolean> {
  const { me } = await query(context, StaffFrameDocument)
  return me?.isSteppedUp ?? false
}

/** Runs a change that takes the second factor, after showing the code of its form (`stepUpCode`) where one was entered. */
export async function mutateSteppedUp<Result, Variables extends Readonly<Record<string, unknown>>>(
  context: Context,
  values: FormValues,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<Answer<Result>> {
  const code = values.stepUpCode?.trim() ?? ''
  if (code !== '') {
    const shown = await mutate(context, StepUpDocument, { code })
    if ('refusals' in shown) return { refusals: shown.refusals.map(atCode) }
  }
  return mutate(context, document, ...([variables] as never))
}

/** The form calls the code by its longer name. */
function atCode(refusal: Refusal): Refusal {
  if (!refusal.fields) return refusal
  const fields = refusal.fields.map((problem) => ({ ...problem, field: 'stepUpCode' }))
  return { ...refusal, field: 'stepUpCode', fields }
}
