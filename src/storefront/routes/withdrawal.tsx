import { withdrawalTexts } from '#messages/withdrawal.ts'
import { actionHeaders } from '../blocks/action-headers.ts'
import { loadWithdrawal, withdraw } from '../features/withdrawal/withdrawal.server.ts'
import { WithdrawalPage } from '../features/withdrawal/withdrawal.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/withdrawal.ts'

export const loader = loadWithdrawal
export const action = withdraw
export const headers = actionHeaders

/** Without an address of its own the page is not kept in memory: every form has a key of its own. */
export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: withdrawalTexts.title[site?.locale ?? 'de'] })
}

export default function Withdrawal({ loaderData }: Route.ComponentProps) {
  return <WithdrawalPage view={loaderData} locale={useLocale()} />
}
