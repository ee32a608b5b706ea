import { newsletterTexts } from '#messages/newsletter.ts'
import { StepPage } from '../../blocks/StepPage.tsx'
import { headOf, siteOf } from '../../head.ts'
import type { Route } from './+types/newsletter-failed.page.ts'
import { loadNewsletterFailed } from './newsletter-steps.server.ts'

export const loader = loadNewsletterFailed

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: newsletterTexts.failedTitle })
}

export default function NewsletterFailed({ loaderData }: Route.ComponentProps) {
  return <StepPage view={loaderData} />
}
