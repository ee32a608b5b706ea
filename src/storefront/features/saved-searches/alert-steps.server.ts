import { pathFor } from '#domain/routes/paths.ts'
import { savedSearchTexts } from '#messages/saved-searches.ts'
import { inLanguage } from '#messages/texts.ts'
import { ConfirmSearchAlertDocument, UnsubscribeSearchAlertDocument } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { isExpired, refusedStep } from '../../blocks/form.server.ts'
import type { StepView } from '../../blocks/step-view.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'

interface Asked {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

const textsOf = ({ context }: Asked) => inLanguage(savedSearchTexts, context.get(siteContext).locale)

export function loadAlertConfirm(asked: Asked): StepView {
  const texts = textsOf(asked)
  return { title: texts.confirm, lead: texts.confirmLead, act: { label: texts.confirm, intent: 'confirm' } }
}

/** Puts an alert in force by the key of its mail. */
export async function confirmAlert(asked: Asked) {
  const texts = textsOf(asked)
  const token = asked.url.searchParams.get('key') ?? ''
  const answer = await mutate(asked.context, ConfirmSearchAlertDocument, { token })
  const { locale } = asked.context.get(siteContext)
  const next = { label: texts.title, href: pathFor('saved-searches', locale) }
  if ('refusals' in answer) {
    if (!isExpired(answer.refusals)) return refusedStep(loadAlertConfirm(asked), {}, answer.refusals, locale)
    return { title: texts.expired, lead: texts.expiredLead, next }
  }
  return { title: texts.confirmed, lead: texts.confirmedLead, next }
}

export function loadAlertUnsubscribe(asked: Asked): StepView {
  const texts = textsOf(asked)
  return { title: texts.unsubscribe, lead: texts.unsubscribeLead, act: { label: texts.unsubscribe, intent: 'end' } }
}

/** Ends an alert by the key its mails carry; no login is asked for. */
export async function unsubscribeAlert(asked: Asked) {
  const texts = textsOf(asked)
  const key = asked.url.searchParams.get('key') ?? ''
  const answer = await mutate(asked.context, UnsubscribeSearchAlertDocument, { key })
  if ('refusals' in answer) {
    const { locale } = asked.context.get(siteContext)
    return refusedStep(loadAlertUnsubscribe(asked), {}, answer.refusals, locale)
  }
  return { title: texts.unsubscribed, lead: texts.unsubscribedLead }
}
