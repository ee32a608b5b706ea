import { pathFor } from '#domain/routes/paths.ts'
import { savedSearchTexts } from '#messages/saved-searches.ts'
import { inLanguage } from '#messages/texts.ts'
import { ConfirmSearchAlertDocument, UnsubscribeSearchAlertDocument } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { isExpired, refusedStep } from '../../blocks/form.server.ts'
import type { StepView } from '../../blocks/step-view.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'

interface PageArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

const textsOf = ({ context }: PageArgs) => inLanguage(savedSearchTexts, context.get(siteContext).locale)

export function loadAlertConfirm(args: PageArgs): StepView {
  const texts = textsOf(args)
  return { title: texts.confirm, lead: texts.confirmLead, act: { label: texts.confirm, intent: 'confirm' } }
}

/** Puts an alert in force by the key of its mail. */
export async function confirmAlert(args: PageArgs) {
  const texts = textsOf(args)
  const token = args.url.searchParams.get('key') ?? ''
  const answer = await mutate(args.context, ConfirmSearchAlertDocument, { token })
  const { locale } = args.context.get(siteContext)
  const next = { label: texts.title, href: pathFor('saved-searches', locale) }
  if ('refusals' in answer) {
    if (!isExpired(answer.refusals)) return refusedStep(loadAlertConfirm(args), {}, answer.refusals, locale)
    return { title: texts.expired, lead: texts.expiredLead, next }
  }
  return { title: texts.confirmed, lead: texts.confirmedLead, next }
}

export function loadAlertUnsubscribe(args: PageArgs): StepView {
  const texts = textsOf(args)
  return { title: texts.unsubscribe, lead: texts.unsubscribeLead, act: { label: texts.unsubscribe, intent: 'end' } }
}

/** Ends an alert by the key in its mails; no login needed. */
export async function unsubscribeAlert(args: PageArgs) {
  const texts = textsOf(args)
  const key = args.url.searchParams.get('key') ?? ''
  const answer = await mutate(args.context, UnsubscribeSearchAlertDocument, { key })
  if ('refusals' in answer) {
    const { locale } = args.context.get(siteContext)
    return refusedStep(loadAlertUnsubscribe(args), {}, answer.refusals, locale)
  }
  return { title: texts.unsubscribed, lead: texts.unsubscribedLead }
}
