import { newsletterTexts } from '#messages/newsletter.ts'
import { StepPage } from '../../blocks/StepPage.tsx'
import { headOf, siteOf } from '../../head.ts'
import type { Route } from './+types/newsletter-success.page.ts'
import { loadNewsletterSuccess } from './newsletter-steps.server.ts'

export const loader = loadNewsletterSuccess

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: newsletterTexts.title })
}

export default function NewsletterSuccess({ loaderData }: Route.ComponentProps) {
  return <StepPage view={loaderData} />
}
