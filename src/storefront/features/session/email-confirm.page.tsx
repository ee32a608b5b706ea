import { useActionData } from 'react-router'
import { sessionTexts } from '#messages/session.ts'
import { confirmEmail, loadConfirmEmail } from './confirm.server.ts'
import { actionHeaders } from '../../blocks/action-headers.ts'
import type { StepView } from '../../blocks/step-view.ts'
import { StepPage } from '../../blocks/StepPage.tsx'
import { headOf, siteOf } from '../../head.ts'
import type { Route } from './+types/email-confirm.page.ts'

export const loader = loadConfirmEmail

export function action({ request, context, params }: Route.ActionArgs) {
  return confirmEmail({ request, context, token: params.token })
}

export const headers = actionHeaders

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: sessionTexts.confirmEmail })
}

export default function EmailConfirm({ loaderData }: Route.ComponentProps) {
  return <StepPage view={useActionData<StepView>() ?? loaderData} />
}
