import { newsletterTexts } from '#messages/newsletter.ts'
import { actionHeaders } from '../../blocks/action-headers.ts'
import { StepPage } from '../../blocks/StepPage.tsx'
import { headOf, siteOf } from '../../head.ts'
import type { Route } from './+types/newsletter-confirm.page.ts'
import { confirmNewsletter, loadNewsletterConfirm } from './newsletter-steps.server.ts'

export const loader = loadNewsletterConfirm

export function action({ url, context, params: { token } }: Route.ActionArgs) {
  return confirmNewsletter({ url, context, token })
}

export const headers = actionHeaders

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: newsletterTexts.confirmTitle })
}

export default function NewsletterConfirm({ loaderData }: Route.ComponentProps) {
  return <StepPage view={loaderData} />
}
