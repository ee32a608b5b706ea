import { useActionData } from 'react-router'
import { savedSearchTexts } from '#messages/saved-searches.ts'
import { actionHeaders } from '../../blocks/action-headers.ts'
import type { StepView } from '../../blocks/step-view.ts'
import { StepPage } from '../../blocks/StepPage.tsx'
import { unsubscribeAlert, loadAlertUnsubscribe } from './alert-steps.server.ts'
import { headOf, siteOf } from '../../head.ts'
import type { Route } from './+types/alert-unsubscribe.page.ts'

export const loader = loadAlertUnsubscribe
export const action = unsubscribeAlert
export const headers = actionHeaders

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: savedSearchTexts.unsubscribe })
}

export default function AlertUnsubscribe({ loaderData }: Route.ComponentProps) {
  return <StepPage view={useActionData<StepView>() ?? loaderData} />
}
