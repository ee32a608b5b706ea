import { newsletterTexts } from '#messages/newsletter.ts'
import { StepPage } from '../../blocks/StepPage.tsx'
import { headOf, siteOf } from '../../head.ts'
import type { Route } from './+types/newsletter-unsubscribe-success.page.ts'
import { loadUnsubscribeSuccess } from './newsletter-steps.server.ts'

export const loader = loadUnsubscribeSuccess

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: newsletterTexts.endedTitle })
}

export default function NewsletterUnsubscribeSuccess({ loaderData }: Route.ComponentProps) {
  return <StepPage view={loaderData} />
}
