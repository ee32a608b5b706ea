import { data } from 'react-router'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { staffLoginTexts } from '#messages/staff-login.ts'
import { inLanguage } from '#messages/texts.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { formState, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import type { AuthenticatorKey } from '../../blocks/AuthenticatorSetup.tsx'
import {
  AcceptStaffInvitationDocument,
  ConfirmSecondFactorDocument,
  StaffInvitationDocument,
} from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { staffCookie } from '../../staff-cookie.server.ts'

interface InvitationView {
  /** Null: the link is unknown, used or too old. */
  readonly invitation: {
    readonly lead: string
    readonly name: string
    /** The link of the first start names nobody. */
    readonly asksEmail: boolean
  } | null
}

/** What the form leads to: the second factor, then the recovery codes. */
export interface EntryAnswer {
  readonly state?: FormState
  readonly setup?: AuthenticatorKey
  readonly recoveryCodes?: readonly string[]
  readonly home?: string
}

const keyOf = (url: URL) => url.searchParams.get('key') ?? ''

export async function loadInvitation({ url, context }: PageArgs): Promise<InvitationView> {
  const { locale } = context.get(areaContext)
  const { staffInvitation } = await query(context, StaffInvitationDocument, { key: keyOf(url) })
  if (!staffInvitation) return { invitation: null }
  const texts = inLanguage(staffLoginTexts, locale)
  const { email, name, merchantName, isAdmin, roles } = staffInvitation
  const where = isAdmin
    ? texts.operator
    : [merchantName, ...roles.map((role) => texts[role])].filter(Boolean).join(', ')
  return {
    invitation: {
      ...{ name: name ?? '', asksEmail: email == null },
      lead: email == null ? texts.firstAdmin : texts.invitedTo(where, email),
    },
  }
}

/** Name and password, then the first code of the app; the password goes no further than this. */
export async function acceptInvitation({ request, url, context }: ActionArgs) {
  const { locale, secureCookies } = context.get(areaContext)
  const values = await formValues(request)
  const key = keyOf(url)
  if (values.intent !== 'confirm') {
    const { email, name = '', password = '' } = values
    const invited = { key, name, password, ...(email === undefined ? {} : { email }) }
    const answer = await mutate(context, AcceptStaffInvitationDocument, invited)
    if ('refusals' in answer)
      return data<EntryAnswer>({ state: formState(values, answer.refusals, locale) }, refusedAs(answer.refusals))
    return data<EntryAnswer>({ setup: answer.result.acceptStaffInvitation })
  }
  const { code = '', secret = '', uri = '', qr = '' } = values
  const answer = await mutate(context, ConfirmSecondFactorDocument, { key, code })
  if ('refusals' in answer) {
    const state = { values: {}, errors: { code: staffLoginTexts.wrongCode[locale] } }
    return data<EntryAnswer>({ state, setup: { secret, uri, qr } }, refusedAs(answer.refusals))
  }
  const { login, recoveryCodes } = answer.result.confirmSecondFactor
  return data<EntryAnswer>(
    { recoveryCodes, home: dealerPaths.pathFor('home', locale) },
    { headers: { 'Set-Cookie': staffCookie(login.token, new Date(login.expiresAt), secureCookies) } },
  )
}
