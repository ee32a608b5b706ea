import type { Screen } from '../routes/screens.ts'

/** A form that was sent after the session had ended: it waits for the log-in and is then restored. */
export type PendingForm = Readonly<Record<string, string>>

export const PENDING_FORM_SECONDS = 30 * 60

/** The beginnings of the paths of all pages whose forms may wait. */
export const PENDING_FORM_PATHS = [
  '/checkout',
  '/bankantrag',
  '/banking-request',
  '/auto-verkaufen-privat',
  '/private-sale',
  '/auto-verkaufen',
  '/tradein',
] as const

/** Where the browser sends the form back to: the pages of its flow. The data of `/private-sale` lies beside that path, not below it. */
export function pendingFormPath(page: string): string {
  const [, flow = '', step] = page.split('/')
  return step === undefined ? '/' : `/${flow}`
}

/** All steps with fields except the last ones, because consents hold only for what is shown at that moment. */
const RESTORABLE_SCREENS: ReadonlySet<Screen> = new Set([
  'checkout-services',
  'checkout-billing',
  'checkout-delivery',
  'checkout-payment',
  'banking-personal',
  'banking-household',
  'banking-income',
  'private-sale-information',
  'tradein-vehicle',
  'tradein-dealer',
])

export function isRestorableScreen(screen: Screen | undefined): boolean {
  return screen !== undefined && RESTORABLE_SCREENS.has(screen)
}

const SECRET_FIELD = /^(iban|holder|pin|evb|password|solution|stamp)/i
const CONSENT_FIELD = /^acknowledgement/

/**
 * The form without fields that must be entered again: bank details, numbers of a reservation or an insurance, secrets, and consents. Where
 * a page has several fields of a kind, they are named `iban-<whose>`.
 */
export function withoutSecrets(fields: PendingForm): PendingForm {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !SECRET_FIELD.test(name) && !CONSENT_FIELD.test(name)),
  )
}
