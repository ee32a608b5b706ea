import { redirect, type RouterContextProvider } from 'react-router'
import { pathFor } from '#domain/routes/paths.ts'
import { newsletterTexts } from '#messages/newsletter.ts'
import { inLanguage } from '#messages/texts.ts'
import { ConfirmNewsletterDocument } from '#storefront/generated/graphql.ts'
import { isExpired } from '../../blocks/form.server.ts'
import type { StepView } from '../../blocks/step-view.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'

interface PageArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

function wordsOf({ context }: Pick<PageArgs, 'context'>) {
  const { locale } = context.get(siteContext)
  return { locale, texts: inLanguage(newsletterTexts, locale) }
}

/** The page of the mailed link. It changes nothing: programs that check mails open every link in them. */
export function loadNewsletterConfirm(args: PageArgs): StepView {
  const { texts } = wordsOf(args)
  return { title: texts.confirmTitle, lead: texts.confirmLead, act: { label: texts.confirm, intent: 'confirm' } }
}

export async function confirmNewsletter({ context, token }: PageArgs & { readonly token: string }) {
  const { locale } = wordsOf({ context })
  const answer = await mutate(context, ConfirmNewsletterDocument, { token })
  if ('result' in answer) return redirect(`${pathFor('newsletter-success', locale)}?step=2`)
  return redirect(pathFor('newsletter-failed', locale) + (isExpired(answer.refusals) ? '?reason=expired' : ''))
}

/** After the form and, as step two, after the confirmation. */
export function loadNewsletterSuccess(args: PageArgs): StepView {
  const { locale, texts } = wordsOf(args)
  const next = { label: texts.toCars, href: pathFor('cars', locale) }
  if (args.url.searchParams.get('step') === '2') return { title: texts.confirmedTitle, lead: texts.confirmed, next }
  return { title: texts.requestedTitle, lead: `${texts.requested} ${texts.requestedHint}`, next }
}

export function loadNewsletterFailed(args: PageArgs): StepView {
  const { locale, texts } = wordsOf(args)
  const lead = args.url.searchParams.get('reason') === 'expired' ? texts.expired : texts.failed
  return { title: texts.failedTitle, lead, next: { label: texts.again, href: pathFor('newsletter', locale) } }
}

export function loadUnsubscribeSuccess(args: PageArgs): StepView {
  const { locale, texts } = wordsOf(args)
  const next = { label: texts.toSubscribe, href: pathFor('newsletter', locale) }
  return { title: texts.endedTitle, lead: texts.ended, next }
}

export function loadUnsubscribeFailed(args: PageArgs): StepView {
  const { locale, texts } = wordsOf(args)
  const next = { label: texts.again, href: pathFor('newsletter-unsubscribe', locale) }
  return { title: texts.failedTitle, lead: texts.endFailed, next }
}
