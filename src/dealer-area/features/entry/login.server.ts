import { data, redirect } from 'react-router'
import { isInDealerArea } from '#domain/routes/dealer-screens.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { staffLoginTexts } from '#messages/staff-login.ts'
import { inLanguage } from '#messages/texts.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { formState, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import { DemoCodeDocument, LogInStaffDocument, LogOutStaffDocument } from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { clearedStaffCookie, staffCookie } from '../../staff-cookie.server.ts'

interface LoginView {
  readonly demo: readonly { readonly email: string; readonly password: string; readonly code: string }[]
  readonly shop: string
  readonly forgot: string
}

export async function loadLogin({ url, context }: PageArgs): Promise<LoginView> {
  const { isLoggedIn, locale, demoLogins } = context.get(areaContext)
  if (isLoggedIn) throw redirect(targetOf(url) ?? dealerPaths.pathFor('home', locale))
  const demo = await Promise.all(
    demoLogins.map(async (login) => {
      const { demoCode } = await query(context, DemoCodeDocument, { email: login.email })
      return { ...login, code: demoCode ?? '' }
    }),
  )
  return { demo, shop: pathFor('home', locale), forgot: dealerPaths.pathFor('password', locale) }
}

/** Logs in with password and code, or out; the session is a cookie that no script reads. */
export async function changeLogin({ request, url, context }: ActionArgs) {
  const { locale, secureCookies } = context.get(areaContext)
  const values = await formValues(request)
  if (values.intent === 'log-out') {
    await mutate(context, LogOutStaffDocument)
    return redirect(dealerPaths.pathFor('login', locale), { headers: { 'Set-Cookie': clearedStaffCookie() } })
  }
  const { email = '', password = '', code = '' } = values
  const answer = await mutate(context, LogInStaffDocument, { email, password, code })
  if ('refusals' in answer) return data(refused(values, answer.refusals, locale), refusedAs(answer.refusals))
  const { token, expiresAt } = answer.result.logInStaff
  return redirect(targetOf(url) ?? dealerPaths.pathFor('home', locale), {
    headers: { 'Set-Cookie': staffCookie(token, new Date(expiresAt), secureCookies) },
  })
}

/** The code is gone with the try; which of the three was wrong is not said. */
function refused(
  values: Parameters<typeof formState>[0],
  refusals: Parameters<typeof formState>[1],
  locale: Parameters<typeof formState>[2],
): FormState {
  const state = formState(values, refusals, locale)
  const isWrong = refusals.some(({ code }) => code === 'WRONG_CREDENTIALS')
  const { code: _, ...others } = state.values
  return { ...state, values: others, ...(isWrong ? { notice: inLanguage(staffLoginTexts, locale).wrong } : {}) }
}

/** Where the login leads: a screen of the dealer area, never another site. */
function targetOf(url: URL): string | undefined {
  const target = url.searchParams.get('redirectTo') ?? ''
  return isInDealerArea(target.split('?')[0] ?? '') ? target : undefined
}
