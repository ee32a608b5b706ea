import { data, redirect, type RouterContextProvider } from 'react-router'
import { CONSENT_PURPOSES, type ConsentPurpose, readConsentCookie } from '#domain/consent/consent.ts'
import { CONSENT_COOKIE } from '#domain/session/cookies.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { redirectTarget } from '#domain/session/redirect-target.ts'
import { consentTexts } from '#messages/consent.ts'
import { RecordConsentDocument } from '#storefront/generated/graphql.ts'
import { refusedAs } from '../../blocks/form.server.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { consentCookie } from '../../set-cookie.server.ts'
import { clearedAnalyticsCookies } from './analytics-cookies.ts'

interface CookieSettingsView {
  /** The purposes that need a consent in this shop; empty where it loads nothing of third parties. */
  readonly purposes: readonly { readonly name: ConsentPurpose; readonly isGranted: boolean }[]
  readonly isSaved: boolean
  readonly home: string
}

interface PageArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

export function loadCookieSettings({ url, context }: PageArgs): CookieSettingsView {
  const { locale, consent } = context.get(siteContext)
  return {
    purposes: (consent?.purposes ?? []).map((name) => ({ name, isGranted: consent?.granted?.includes(name) === true })),
    isSaved: url.searchParams.has('saved') && consent?.granted != null,
    home: pathFor('home', locale),
  }
}

/**
 * Stores a decision, made in the form at the end of any page or in the settings. The page is loaded again, with what is allowed from now
 * on.
 */
export async function decideOnCookies({ request, url, context }: PageArgs & { readonly request: Request }) {
  const { locale, consent, secureCookies } = context.get(siteContext)
  const settings = pathFor('cookie-settings', locale)
  if (!consent) throw redirect(settings)
  const form = await request.formData().catch(() => {
    throw data(null, 400)
  })
  const cookies = request.headers.get('Cookie') ?? ''
  const former = readConsentCookie(cookieOf(cookies, CONSENT_COOKIE))
  const answer = await mutate(context, RecordConsentDocument, {
    granted: decided(form, consent.purposes),
    ...(former ? { id: former.id } : {}),
  })
  if (!('result' in answer)) return data({ error: consentTexts.failed[locale] }, refusedAs(answer.refusals))
  const { id, granted } = answer.result.recordConsent
  const headers = new Headers()
  headers.append('Set-Cookie', consentCookie({ id, purposes: granted }, secureCookies))
  const isWithdrawn = (consent.granted ?? []).some((purpose) => !granted.includes(purpose))
  if (isWithdrawn)
    for (const cleared of clearedAnalyticsCookies(cookies, url.hostname)) headers.append('Set-Cookie', cleared)
  const from = form.get('from')
  throw redirect(redirectTarget(typeof from === 'string' ? from : null) ?? `${settings}?saved=1`, { headers })
}

/** The purposes that were agreed to: by one of the two buttons, or by the ticked boxes. */
function decided(form: FormData, offered: readonly ConsentPurpose[]): ConsentPurpose[] {
  const decision = form.get('decision')
  if (decision === 'accept') return [...offered]
  if (decision === 'refuse') return []
  const ticked = form.getAll('purpose')
  return CONSENT_PURPOSES.filter((purpose) => ticked.includes(purpose))
}

function cookieOf(cookies: string, name: string): string | undefined {
  const found = cookies.split(';').find((cookie) => cookie.trim().startsWith(`${name}=`))
  return found?.trim().slice(name.length + 1)
}
