import { data } from 'react-router'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { staffLoginTexts } from '#messages/staff-login.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { formState, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import { RecoverStaffDocument, ResetStaffPasswordDocument } from '../../generated/graphql.ts'
import { mutate } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'

interface PasswordView {
  /** A mailed link was opened. */
  readonly hasKey: boolean
  readonly login: string
}

export interface PasswordAnswer {
  readonly state?: FormState
  /** What has been done. */
  readonly done?: string
}

const keyOf = (url: URL) => url.searchParams.get('key') ?? ''

export function loadPassword({ url, context }: PageArgs): PasswordView {
  return { hasKey: keyOf(url) !== '', login: dealerPaths.pathFor('login', context.get(areaContext).locale) }
}

/** Has a link mailed, or sets the password with the key of that link; setting it takes the second factor, too. */
export async function changePassword({ request, url, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const values = await formValues(request)
  const { email = '', password = '', code = '' } = values
  const key = keyOf(url)
  const answer =
    key === ''
      ? await mutate(context, RecoverStaffDocument, { email })
      : await mutate(context, ResetStaffPasswordDocument, { key, password, code })
  if ('result' in answer)
    return data<PasswordAnswer>({ done: staffLoginTexts[key === '' ? 'linkSent' : 'passwordChanged'][locale] })
  const { refusals } = answer
  const state = formState(values, refusals, locale)
  const isWrong = refusals.some(({ code: refusal }) => refusal === 'LINK_EXPIRED' || refusal === 'WRONG_CREDENTIALS')
  const notice = isWrong ? { notice: staffLoginTexts.wrongLink[locale] } : {}
  return data<PasswordAnswer>({ state: { ...state, ...notice } }, refusedAs(refusals))
}
