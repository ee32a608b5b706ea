import { redirect, type RouterContextProvider } from 'react-router'
import { pathFor } from '#domain/routes/paths.ts'
import { newsletterTexts } from '#messages/newsletter.ts'
import { newsletterConsentTexts } from '#messages/newsletter-consent.ts'
import { inLanguage } from '#messages/texts.ts'
import {
  BotCheckStampDocument,
  SubscribeNewsletterDocument,
  UnsubscribeNewsletterByEmailDocument,
  UnsubscribeNewsletterDocument,
} from '#storefront/generated/graphql.ts'
import { botProof } from '../../blocks/bot-check.server.ts'
import { formValues, refusedForm } from '../../blocks/form.server.ts'
import type { Refusal } from '../../blocks/gateway-answer.ts'
import { mutate, query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import type { NewsletterView } from './newsletter-view.ts'

interface PageArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}
interface Sent extends PageArgs {
  readonly request: Request
}

export async function loadNewsletter({ context }: PageArgs): Promise<NewsletterView> {
  const { locale, brand } = context.get(siteContext)
  const texts = inLanguage(newsletterTexts, locale)
  const { botCheckStamp: stamp } = await query(context, BotCheckStampDocument)
  const privacy = brand.dataPrivacyUrl ?? pathFor('content', locale, { slug: 'datenschutz' })
  return {
    ...{
      title: texts.title,
      lead: texts.lead(brand.name),
      stamp,
      consent: newsletterConsentTexts.consent[locale](brand.name),
    },
    ...{ hint: texts.optIn, button: texts.subscribe, hasKey: false },
    links: [
      { label: texts.privacy, href: privacy },
      { label: texts.toUnsubscribe, href: pathFor('newsletter-unsubscribe', locale) },
    ],
  }
}

/** Sends the opt-in mail. What can be corrected stays at the form; anything else leads to the failed page. */
export async function subscribeToNewsletter({ request, context }: Sent) {
  const { locale } = context.get(siteContext)
  const values = await formValues(request)
  const answer = await mutate(context, SubscribeNewsletterDocument, {
    input: { email: values.email ?? '', consent: values.consent === 'on', botCheck: botProof(values) },
  })
  if ('result' in answer) return redirect(pathFor('newsletter-success', locale))
  if (!isCorrectable(answer.refusals)) return redirect(pathFor('newsletter-failed', locale))
  return refusedForm(values, answer.refusals, locale, { consent: newsletterTexts.missingConsent[locale] })
}

export async function loadUnsubscribe({ url, context }: PageArgs): Promise<NewsletterView> {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(newsletterTexts, locale)
  const hasKey = url.searchParams.has('key')
  const { botCheckStamp: stamp } = await query(context, BotCheckStampDocument)
  return {
    ...{ title: texts.endTitle, lead: hasKey ? texts.endLead : texts.endLeadEmail, stamp, consent: null, hint: null },
    ...{ button: texts.end, hasKey, links: [{ label: texts.subscribe, href: pathFor('newsletter', locale) }] },
  }
}

/** Ends a subscription, by the key of the mailed link or by the address that was entered. */
export async function unsubscribeFromNewsletter({ request, url, context }: Sent) {
  const { locale } = context.get(siteContext)
  const values = await formValues(request)
  const key = url.searchParams.get('key')
  const answer =
    key === null
      ? await mutate(context, UnsubscribeNewsletterByEmailDocument, {
          email: values.email ?? '',
          botCheck: botProof(values),
        })
      : await mutate(context, UnsubscribeNewsletterDocument, { key })
  if ('result' in answer) return redirect(pathFor('newsletter-unsubscribe-success', locale))
  if (key === null && isCorrectable(answer.refusals)) return refusedForm(values, answer.refusals, locale)
  return redirect(pathFor('newsletter-unsubscribe-failed', locale))
}

function isCorrectable(refusals: readonly Refusal[]): boolean {
  return refusals.some(({ code }) => code === 'INVALID_INPUT')
}
