import { newsletterTexts } from '#messages/newsletter.ts'
import { StepPage } from '../../blocks/StepPage.tsx'
import { headOf, siteOf } from '../../head.ts'
import type { Route } from './+types/newsletter-unsubscribe-failed.page.ts'
import { loadUnsubscribeFailed } from './newsletter-steps.server.ts'

export const loader = loadUnsubscribeFailed

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: newsletterTexts.failedTitle })
}

export default function NewsletterUnsubscribeFailed({ loaderData }: Route.ComponentProps) {
  return <StepPage view={loaderData} />
}
