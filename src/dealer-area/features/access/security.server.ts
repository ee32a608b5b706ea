import { data, redirect, type RouterContextProvider } from 'react-router'
import { formatDateOf, formatInstant } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { accessTexts } from '#messages/dealer-access.ts'
import { staffLoginTexts } from '#messages/staff-login.ts'
import { inLanguage } from '#messages/texts.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { type FormValues, formState, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import type { Refusal } from '#storefront/blocks/gateway-answer.ts'
import type { AuthenticatorKey } from '../../blocks/AuthenticatorSetup.tsx'
import {
  AddPasskeyDocument,
  BeginAuthenticatorDocument,
  BeginPasskeyDocument,
  ChangeStaffPasswordDocument,
  ConfirmAuthenticatorDocument,
  EndOtherStaffSessionsDocument,
  EndStaffSessionDocument,
  OwnAccessDocument,
  RemovePasskeyDocument,
  RenewRecoveryCodesDocument,
  StepUpDocument,
} from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { deviceName } from './device-name.ts'

export interface SecurityView {
  readonly email: string
  readonly isSteppedUp: boolean
  /** How many recovery codes are left, as a sentence; null where there are none. */
  readonly codesLeft: string | null
  readonly passkeys: readonly { readonly id: string; readonly name: string; readonly note: string }[]
  readonly sessions: readonly {
    readonly id: string
    readonly device: string
    readonly note: string
    readonly isCurrent: boolean
  }[]
}

export type SecurityPart = 'stepUp' | 'passkey' | 'app' | 'password'

/** What the last form led to: a refusal at its part, or what is shown once. */
export interface SecurityAnswer {
  readonly part?: SecurityPart
  readonly state?: FormState
  readonly done?: string
  readonly setup?: AuthenticatorKey
  readonly recoveryCodes?: readonly string[]
  readonly question?: { readonly id: string; readonly options: string }
}

export async function loadSecurity({ context }: PageArgs): Promise<SecurityView> {
  const { locale } = context.get(areaContext)
  const { me, passkeys, sessions } = await query(context, OwnAccessDocument)
  const texts = inLanguage(accessTexts, locale)
  return {
    ...{ email: me?.email ?? '', isSteppedUp: me?.isSteppedUp ?? false },
    codesLeft: me?.recoveryCodes ? texts.codesLeft(me.recoveryCodes) : null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name },
      note: [
        texts.added(formatDateOf(createdAt, locale)),
        lastUsedAt ? texts.lastUsed(formatInstant(lastUsedAt, locale)) : texts.neverUsed,
      ].join(', '),
    })),
    sessions: sessions.map(({ id, userAgent, network, lastSeenAt, isCurrent }) => ({
      ...{ id, isCurrent, device: deviceName(userAgent) ?? texts.unknownDevice },
      note: [network, isCurrent ? texts.thisSession : texts.seen(formatInstant(lastSeenAt, locale))].join(', '),
    })),
  }
}

type Context = Readonly<RouterContextProvider>
type Change = (context: Context, values: FormValues, locale: Locale) => Promise<SecurityAnswer | 'done' | Refused>
interface Refused {
  readonly part: SecurityPart
  readonly refusals: readonly Refusal[]
}

/** Each button of the page, by its intent. */
const CHANGES: Readonly<Record<string, Change>> = {
  'step-up': async (context, { code = '' }) => at('stepUp', await mutate(context, StepUpDocument, { code })),
  'ask-passkey': async (context) => {
    const answer = await mutate(context, BeginPasskeyDocument)
    return 'result' in answer ? { question: answer.result.beginPasskey } : at('passkey', answer)
  },
  passkey: async (context, { id = '', response = '', name = '' }) =>
    at('passkey', await mutate(context, AddPasskeyDocument, { id, response, name })),
  'remove-passkey': async (context, { id = '' }) => at('passkey', await mutate(context, RemovePasskeyDocument, { id })),
  'begin-app': async (context) => {
    const answer = await mutate(context, BeginAuthenticatorDocument)
    return 'result' in answer ? { setup: answer.result.beginAuthenticator } : at('app', answer)
  },
  'confirm-app': confirmApp,
  'renew-codes': async (context) => {
    const answer = await mutate(context, RenewRecoveryCodesDocument)
    return 'result' in answer ? { recoveryCodes: answer.result.renewRecoveryCodes } : at('app', answer)
  },
  password: async (context, { currentPassword = '', password = '' }, locale) => {
    const answer = await mutate(context, ChangeStaffPasswordDocument, { currentPassword, password })
    return 'result' in answer ? { part: 'password', done: accessTexts.passwordChanged[locale] } : at('password', answer)
  },
  'end-session': async (context, { id = '' }) => at('stepUp', await mutate(context, EndStaffSessionDocument, { id })),
  'end-others': async (context) => at('stepUp', await mutate(context, EndOtherStaffSessionsDocument)),
}

export async function changeSecurity({ request, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const values = await formValues(request)
  const change = CHANGES[values.intent ?? '']
  if (!change) throw data(null, 400)
  const outcome = await change(context, values, locale)
  if (outcome === 'done') return redirect(dealerPaths.pathFor('security', locale))
  if (!('refusals' in outcome)) return data<SecurityAnswer>(outcome)
  const { part, refusals } = outcome
  return data<SecurityAnswer>({ part, state: formState(values, refusals, locale) }, refusedAs(refusals))
}

function at(
  part: SecurityPart,
  answer: { readonly result: unknown } | { readonly refusals: readonly Refusal[] },
): 'done' | Refused {
  return 'result' in answer ? 'done' : { part, refusals: answer.refusals }
}

/** Confirms the new authenticator app; the page keeps showing its QR code until a code of that app was right. */
async function confirmApp(
  context: Context,
  { code = '', secret = '', uri = '', qr = '' }: FormValues,
  locale: Locale,
): Promise<SecurityAnswer | Refused> {
  const answer = await mutate(context, ConfirmAuthenticatorDocument, { code })
  if ('result' in answer) return { part: 'app', done: accessTexts.appChanged[locale] }
  if (!answer.refusals.some(({ fields }) => fields)) return { part: 'app', refusals: answer.refusals }
  const state = { values: {}, errors: { code: staffLoginTexts.wrongCode[locale] } }
  return { part: 'app', state, setup: { secret, uri, qr } }
}
