import { sessionTexts } from '#messages/session.ts'
import { actionHeaders } from '../blocks/action-headers.ts'
import { loadLogin, logIn } from '../features/session/login.server.ts'
import { LoginPage } from '../features/session/login.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/login.ts'

export const loader = loadLogin
export const action = logIn
export const headers = actionHeaders

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: sessionTexts.login[site?.locale ?? 'de'] })
}

export default function Login({ loaderData }: Route.ComponentProps) {
  return <LoginPage view={loaderData} locale={useLocale()} />
}
