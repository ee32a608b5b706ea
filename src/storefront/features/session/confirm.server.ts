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
interface Opened extends PageArgs {
  readonly url: URL
}
interface Sent extends Opened {
  readonly request: Request
}
interface SentToken extends PageArgs {
  readonly request: Request
  readonly token: string
}

/**
 * Programs follow the links of mails to look at them, so it takes a press of a button to confirm. The password shows that the account is
 * confirmed by the person who entered it: anybody can register anybody's address.
 */
export function loadConfirm({ url, context }: Opened): StepView {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(sessionTexts, locale)
  const target = redirectTarget(url.searchParams.get('redirectTo'))
  return {
    title: texts.confirm,
    lead: texts.confirmLead,
    act: { label: texts.confirm, intent: 'confirm', password: texts.password },
    next: { label: texts.registerAgain, href: withTarget(pathFor('register', locale), target) },
  }
}

/** Confirms a new account by the key of its mail, or has the mail sent once more. */
export async function confirm({ url, request, context }: Sent) {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(sessionTexts, locale)
  const values = await formValues(request)
  const target = redirectTarget(url.searchParams.get('redirectTo'))
  if (values.intent === 'resend') return resend(context, values, target)
  const { password = '' } = values
  const answer = await mutate(context, ConfirmCustomerDocument, { key: url.searchParams.get('key') ?? '', password })
  const next = { label: texts.login, href: withTarget(pathFor('login', locale), target) }
  if ('refusals' in answer) {
    if (!isExpired(answer.refusals)) return refusedStep(loadConfirm({ url, context }), {}, answer.refusals, locale)
    return { title: texts.linkExpired, lead: texts.linkExpiredLead, next }
  }
  const isBuying = redirectOrigin(target) === 'checkout'
  return { title: texts.confirmed, lead: isBuying ? texts.confirmedCheckout : texts.confirmedLead, next }
}

async function resend(context: PageArgs['context'], values: FormValues, target: string | undefined) {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(sessionTexts, locale)
  const answer = await mutate(context, ResendActivationDocument, { email: values.email ?? '', redirectTo: target })
  if (!('refusals' in answer)) return { title: texts.mailSent, lead: texts.resent }
  const act = { label: texts.resend, intent: 'resend', email: texts.email }
  return refusedStep({ title: texts.resend, lead: texts.resendLead, act }, values, answer.refusals, locale)
}

/** Asks the customer to confirm another e-mail address, with the password of the account that wants it. */
export function loadConfirmEmail({ context }: PageArgs): StepView {
  const texts = inLanguage(sessionTexts, context.get(siteContext).locale)
  const act = { label: texts.confirmEmail, intent: 'confirm', password: texts.password }
  return { title: texts.confirmEmail, lead: texts.confirmEmailLead, act }
}

/** Puts a new e-mail address in force by the key of its mail. */
export async function confirmEmail({ request, context, token }: SentToken) {
  const { locale, session } = context.get(siteContext)
  const texts = inLanguage(sessionTexts, locale)
  const { password = '' } = await formValues(request)
  const answer = await mutate(context, ConfirmCustomerEmailDocument, { token, password })
  const next = session
    ? { label: texts.toProfile, href: pathFor('profile', locale) }
    : { label: texts.login, href: pathFor('login', locale) }
  if ('refusals' in answer) {
    if (!isExpired(answer.refusals)) return refusedStep(loadConfirmEmail({ context }), {}, answer.refusals, locale)
    return { title: texts.linkExpired, lead: texts.linkExpiredLead, next }
  }
  return { title: texts.emailConfirmed, lead: texts.emailConfirmedLead, next }
}
