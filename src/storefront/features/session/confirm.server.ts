import { pathFor } from '#domain/routes/paths.ts'
import { sessionTexts } from '#messages/session.ts'
import { inLanguage } from '#messages/texts.ts'
import {
  ConfirmCustomerDocument,
  ConfirmCustomerEmailDocument,
  ResendActivationDocument,
} from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { formValues } from '../../blocks/form.server.ts'
import { attempt } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import type { StepView } from '../../blocks/step-view.ts'

interface Asked {
  readonly context: Readonly<RouterContextProvider>
}
interface Sent extends Asked {
  readonly url: URL
  readonly request: Request
}

/** Programs follow the links of mails to look at them: it takes a press of a button to confirm. */
export function loadConfirm({ context }: Asked): StepView {
  const texts = inLanguage(sessionTexts, context.get(siteContext).locale)
  return { title: texts.confirm, lead: texts.confirmLead, act: { label: texts.confirm, intent: 'confirm' } }
}

/** Confirms a new account by the key of its mail, or has the mail sent once more. */
export async function confirm({ url, request, context }: Sent): Promise<StepView> {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(sessionTexts, locale)
  const { intent, email = '' } = await formValues(request)
  if (intent === 'resend') {
    await attempt(context, ResendActivationDocument, { email })
    return { title: texts.mailSent, lead: texts.resent }
  }
  const answer = await attempt(context, ConfirmCustomerDocument, { key: url.searchParams.get('key') ?? '' })
  const next = { label: texts.login, href: pathFor('login', locale) }
  if ('refusals' in answer) return { title: texts.linkExpired, lead: texts.linkExpiredLead, next }
  return { title: texts.confirmed, lead: texts.confirmedLead, next }
}

/** Puts a new e-mail address in force by the key of its mail. */
export async function confirmEmail({ context, token }: Asked & { readonly token: string }): Promise<StepView> {
  const { locale, session } = context.get(siteContext)
  const texts = inLanguage(sessionTexts, locale)
  const answer = await attempt(context, ConfirmCustomerEmailDocument, { token })
  const next = session
    ? { label: texts.toProfile, href: pathFor('profile', locale) }
    : { label: texts.login, href: pathFor('login', locale) }
  if ('refusals' in answer) return { title: texts.linkExpired, lead: texts.linkExpiredLead, next }
  return { title: texts.emailConfirmed, lead: texts.emailConfirmedLead, next }
}
