import { sessionTexts } from '#messages/session.ts'
import { actionHeaders } from '../blocks/action-headers.ts'
import { recover } from '../features/session/password.server.ts'
import { ForgotPasswordPage } from '../features/session/forgot-password.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/forgot-password.ts'

export const action = recover
export const headers = actionHeaders

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: sessionTexts.forgotTitle[site?.locale ?? 'de'] })
}

export default function ForgotPassword() {
  return <ForgotPasswordPage locale={useLocale()} />
}
