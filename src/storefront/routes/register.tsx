import { sessionTexts } from '#messages/session.ts'
import { actionHeaders } from '../blocks/action-headers.ts'
import { loadRegister, register } from '../features/session/register.server.ts'
import { RegisterPage } from '../features/session/register.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/register.ts'

export const loader = loadRegister
export const action = register
export const headers = actionHeaders

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: sessionTexts.register[site?.locale ?? 'de'] })
}

export default function Register({ loaderData }: Route.ComponentProps) {
  return <RegisterPage view={loaderData} locale={useLocale()} />
}
