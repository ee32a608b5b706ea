import { pathFor } from '#domain/routes/paths.ts'
import { redirectOrigin, redirectTarget } from '#domain/session/redirect-target.ts'
import { sessionTexts } from '#messages/session.ts'
import { inLanguage } from '#messages/texts.ts'
import { BotCheckStampDocument, RegisterDocument, type CustomerInput } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { botProof } from '../../blocks/bot-check.server.ts'
import { type FormValues, formValues, refusedForm } from '../../blocks/form.server.ts'
import { personInput } from '../../blocks/person.server.ts'
import { query, mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { withTarget } from './login.server.ts'
import type { StepView } from '../../blocks/step-view.ts'
import type { RegisterView } from './session-views.ts'

interface PageArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

export async function loadRegister({ url, context }: PageArgs): Promise<RegisterView> {
  const { locale } = context.get(siteContext)
  const { botCheckStamp } = await query(context, BotCheckStampDocument)
  const target = redirectTarget(url.searchParams.get('redirectTo'))
  return {
    lead: sessionTexts[redirectOrigin(target) === 'checkout' ? 'registerCheckout' : 'registerLead'][locale],
    login: withTarget(pathFor('login', locale), target),
    terms: pathFor('content', locale, { slug: 'agb' }),
    privacy: pathFor('content', locale, { slug: 'datenschutz' }),
    stamp: botCheckStamp,
    confirm: withTarget(pathFor('confirm', locale), target),
  }
}

/** Registers; what follows happens in the mail. The same page whether the address had an account or not. */
export async function register({ request, url, context }: PageArgs & { readonly request: Request }) {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(sessionTexts, locale)
  const values = await formValues(request)
  const answer = await mutate(context, RegisterDocument, {
    input: { ...inputOf(values), redirectTo: redirectTarget(url.searchParams.get('redirectTo')) ?? null },
  })
  if ('refusals' in answer) return refusedForm(values, answer.refusals, locale)
  const done: StepView = { title: texts.mailSent, lead: texts.registerSent(values.email ?? '') }
  return { done, email: values.email ?? '' }
}

function inputOf(values: FormValues): CustomerInput {
  const { email = '', password = '' } = values
  return {
    ...personInput(values),
    email,
    password,
    termsAccepted: values.termsAccepted === 'on',
    newsletter: values.newsletter === 'on',
    botCheck: botProof(values),
  }
}
