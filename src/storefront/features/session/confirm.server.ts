import { pathFor } from '#domain/routes/paths.ts'
import { redirectOrigin, redirectTarget } from '#domain/session/redirect-target.ts'
import { sessionTexts } from '#messages/session.ts'
import { inLanguage } from '#messages/texts.ts'
import {
  ConfirmCustomerDocument,
  ConfirmCustomerEmailDocument,
  ResendActivationDocument,
} from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { type FormValues, formValues, isExpired, refusedStep } from '../../blocks/form.server.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { withTarget } from './login.server.ts'
import type { StepView } from '../../blocks/step-view.ts'

interface PageArgs {
  readonly context: Readonly<RouterContextProvider>
}
interface Sent extends PageArgs {
  readonly url: URL
  readonly request: Request
}

/** Programs follow the links of mails to look at them: it takes a press of a button to confirm. */
export function loadConfirm({ context }: PageArgs): StepView {
  const texts = inLanguage(sessionTexts, context.get(siteContext).locale)
  return { title: texts.confirm, lead: texts.confirmLead, act: { label: texts.confirm, intent: 'confirm' } }
}

/** Confirms a new account by the key of its mail, or has the mail sent once more. */
export async function confirm({ url, request, context }: Sent) {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(sessionTexts, locale)
  const values = await formValues(request)
  if (values.intent === 'resend') return resend(context, values)
  const answer = await mutate(context, ConfirmCustomerDocument, { key: url.searchParams.get('key') ?? '' })
  const target = redirectTarget(url.searchParams.get('redirectTo'))
  const next = { label: texts.login, href: withTarget(pathFor('login', locale), target) }
  if ('refusals' in answer) {
    if (!isExpired(answer.refusals)) return refusedStep(loadConfirm({ context }), {}, answer.refusals, locale)
    return { title: texts.linkExpired, lead: texts.linkExpiredLead, next }
  }
  const isBuying = redirectOrigin(target) === 'checkout'
  return { title: texts.confirmed, lead: isBuying ? texts.confirmedCheckout : texts.confirmedLead, next }
}

async function resend(context: PageArgs['context'], values: FormValues) {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(sessionTexts, locale)
  const answer = await mutate(context, ResendActivationDocument, { email: values.email ?? '' })
  if (!('refusals' in answer)) return { title: texts.mailSent, lead: texts.resent }
  const act = { label: texts.resend, intent: 'resend', email: texts.email }
  return refusedStep({ title: texts.resend, lead: texts.resendLead, act }, values, answer.refusals, locale)
}

/** Puts a new e-mail address in force by the key of its mail. */
export async function confirmEmail({ context, token }: PageArgs & { readonly token: string }) {
  const { locale, session } = context.get(siteContext)
  const texts = inLanguage(sessionTexts, locale)
  const answer = await mutate(context, ConfirmCustomerEmailDocument, { token })
  const next = session
    ? { label: texts.toProfile, href: pathFor('profile', locale) }
    : { label: texts.login, href: pathFor('login', locale) }
  if ('refusals' in answer) {
    if (!isExpired(answer.refusals)) return refusedStep(loadConfirm({ context }), {}, answer.refusals, locale)
    return { title: texts.linkExpired, lead: texts.linkExpiredLead, next }
  }
  return { title: texts.emailConfirmed, lead: texts.emailConfirmedLead, next }
}
