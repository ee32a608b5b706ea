import { useActionData } from 'react-router'
import { savedSearchTexts } from '#messages/saved-searches.ts'
import { actionHeaders } from '../../blocks/action-headers.ts'
import type { StepView } from '../../blocks/step-view.ts'
import { StepPage } from '../../blocks/StepPage.tsx'
import { confirmAlert, loadAlertConfirm } from './alert-steps.server.ts'
import { headOf, siteOf } from '../../head.ts'
import type { Route } from './+types/alert-confirm.page.ts'

export const loader = loadAlertConfirm
export const action = confirmAlert
export const headers = actionHeaders

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: savedSearchTexts.confirm })
}

export default function AlertConfirm({ loaderData }: Route.ComponentProps) {
  return <StepPage view={useActionData<StepView>() ?? loaderData} />
}
