import { pathFor } from '#domain/routes/paths.ts'
import { sessionTexts } from '#messages/session.ts'
import { inLanguage } from '#messages/texts.ts'
import { RecoverCustomerDocument, ResetCustomerDocument } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { formValues, refusedForm } from '../../blocks/form.server.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import type { StepView } from '../../blocks/step-view.ts'

interface Sent {
  readonly url: URL
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** Has the link for a new password mailed; says the same whether there is an account or not. */
export async function recover({ request, context }: Sent) {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(sessionTexts, locale)
  const values = await formValues(request)
  const answer = await mutate(context, RecoverCustomerDocument, { email: values.email ?? '' })
  if ('refusals' in answer) return refusedForm(values, answer.refusals, locale)
  const done: StepView = { title: texts.mailSent, lead: texts.forgotSent }
  return { done }
}

/** Sets the new password by the key of the mailed link. */
export async function reset({ url, request, context }: Sent) {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(sessionTexts, locale)
  const values = await formValues(request)
  const { password = '', passwordConfirm = '' } = values
  const key = url.searchParams.get('key') ?? ''
  const answer = await mutate(context, ResetCustomerDocument, { key, password, passwordConfirm })
  if ('refusals' in answer) return refusedForm(values, answer.refusals, locale)
  const next = { label: texts.login, href: pathFor('login', locale) }
  const done: StepView = { title: texts.resetDone, lead: texts.resetDoneLead, next }
  return { done }
}
