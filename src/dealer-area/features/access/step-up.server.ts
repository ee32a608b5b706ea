import { data, redirect } from 'react-router'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { accessTexts } from '#messages/dealer-access.ts'
import { formState, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import type { PasskeyAnswer } from '../../blocks/passkey-answer.ts'
import { StepUpDocument, StepUpWithPasskeyDocument } from '../../generated/graphql.ts'
import { mutate } from '../../gateway.server.ts'
import { askPasskey } from '../../passkey-question.server.ts'
import { targetOf } from '../../redirect-target.ts'
import { type ActionArgs, areaContext } from '../../request.server.ts'

/** Shows the second factor of the session again, by code or passkey, and leads back to where it was needed. */
export async function stepUpAgain({ request, url, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const values = await formValues(request)
  const { intent, code = '', id = '', response = '' } = values
  if (intent === 'ask-passkey') return askPasskey(context)
  const answer =
    intent === 'passkey'
      ? await mutate(context, StepUpWithPasskeyDocument, { id, response })
      : await mutate(context, StepUpDocument, { code })
  if ('result' in answer) return redirect(targetOf(url) ?? dealerPaths.pathFor('security', locale))
  const state = formState({}, answer.refusals, locale)
  const isUnknown = answer.refusals.some((refusal) => refusal.code === 'WRONG_CREDENTIALS')
  const notice = isUnknown ? { notice: accessTexts.passkeyRefused[locale] } : {}
  return data<PasskeyAnswer>({ state: { ...state, ...notice } }, refusedAs(answer.refusals))
}
