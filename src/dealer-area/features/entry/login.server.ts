import { data, redirect, type RouterContextProvider } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { accessTexts } from '#messages/dealer-access.ts'
import { staffLoginTexts } from '#messages/staff-login.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { type FormValues, formState, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import type { Answer, Refusal } from '#storefront/blocks/gateway-answer.ts'
import type { PasskeyAnswer } from '../../blocks/passkey-answer.ts'
import {
  DemoCodeDocument,
  LogInStaffDocument,
  LogInWithPasskeyDocument,
  LogOutStaffDocument,
} from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { askPasskey } from '../../passkey-question.server.ts'
import { targetOf } from '../../redirect-target.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { clearedStaffCookie, staffCookie } from '../../staff-cookie.server.ts'

type Context = Readonly<RouterContextProvider>

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
  if (values.intent === 'ask-passkey') return askPasskey(context)
  const answer = await begun(context, values)
  if ('refusals' in answer)
    return data<PasskeyAnswer>({ state: refused(values, answer.refusals, locale) }, refusedAs(answer.refusals))
  const { token, expiresAt } = answer.result
  return redirect(targetOf(url) ?? dealerPaths.pathFor('home', locale), {
    headers: { 'Set-Cookie': staffCookie(token, new Date(expiresAt), secureCookies) },
  })
}

/** A session by passkey, or by password and code. */
async function begun(context: Context, values: FormValues): Promise<Answer<{ token: string; expiresAt: string }>> {
  const { email = '', password = '', code = '', id = '', response = '' } = values
  if (values.intent === 'passkey') {
    const answer = await mutate(context, LogInWithPasskeyDocument, { id, response })
    return 'result' in answer ? { result: answer.result.logInWithPasskey } : answer
  }
  const answer = await mutate(context, LogInStaffDocument, { email, password, code })
  return 'result' in answer ? { result: answer.result.logInStaff } : answer
}

/** A code is good for one attempt, so its field is emptied; the notice does not say whether address, password or code was wrong. */
function refused(values: FormValues, refusals: readonly Refusal[], locale: Locale): FormState {
  const state = formState(values, refusals, locale)
  const isWrong = refusals.some(({ code }) => code === 'WRONG_CREDENTIALS')
  const { code: _, ...others } = state.values
  const wrong = values.intent === 'passkey' ? accessTexts.passkeyRefused : staffLoginTexts.wrong
  return { ...state, values: others, ...(isWrong ? { notice: wrong[locale] } : {}) }
}
