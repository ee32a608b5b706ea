import { newsletterTexts } from '#messages/newsletter.ts'
import { actionHeaders } from '../../blocks/action-headers.ts'
import { headOf, siteOf } from '../../head.ts'
import type { Route } from './+types/newsletter.page.ts'
import { NewsletterForm } from './NewsletterForm.tsx'
import { loadNewsletter, subscribeToNewsletter } from './newsletter.server.ts'

export const loader = loadNewsletter
export const action = subscribeToNewsletter
export const headers = actionHeaders

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: newsletterTexts.title })
}

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  return <NewsletterForm view={loaderData} />
}
