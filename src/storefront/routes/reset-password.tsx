import { pathFor } from '#domain/routes/paths.ts'
import { sessionTexts } from '#messages/session.ts'
import { actionHeaders } from '../blocks/action-headers.ts'
import { reset } from '../features/session/password.server.ts'
import { ResetPasswordPage } from '../features/session/forgot-password.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { siteContext } from '../request.server.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/reset-password.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { forgot: pathFor('forgot-password', context.get(siteContext).locale) }
}

export const action = reset
export const headers = actionHeaders

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: sessionTexts.resetTitle[site?.locale ?? 'de'] })
}

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  return <ResetPasswordPage forgot={loaderData.forgot} locale={useLocale()} />
}
