import { newsletterTexts } from '#messages/newsletter.ts'
import { actionHeaders } from '../../blocks/action-headers.ts'
import { headOf, siteOf } from '../../head.ts'
import type { Route } from './+types/newsletter-unsubscribe.page.ts'
import { NewsletterForm } from './NewsletterForm.tsx'
import { loadUnsubscribe, unsubscribeFromNewsletter } from './newsletter.server.ts'

export const loader = loadUnsubscribe
export const action = unsubscribeFromNewsletter
export const headers = actionHeaders

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: newsletterTexts.endTitle })
}

export default function NewsletterUnsubscribe({ loaderData }: Route.ComponentProps) {
  return <NewsletterForm view={loaderData} />
}
