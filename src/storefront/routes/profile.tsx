import { profileTexts } from '#messages/profile.ts'
import { actionHeaders } from '../blocks/action-headers.ts'
import { changeProfile, loadProfile } from '../features/account/profile.server.ts'
import { ProfilePage } from '../features/account/profile.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/profile.ts'

export const loader = loadProfile
export const action = changeProfile
export const headers = actionHeaders

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: profileTexts.title[site?.locale ?? 'de'] })
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  return <ProfilePage view={loaderData} locale={useLocale()} />
}
