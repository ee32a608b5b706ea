import type { Screen } from '../routes/screens.ts'

/** A form that was sent after the session had ended: it waits for the log-in and is then restored. */
export type PendingForm = Readonly<Record<string, string>>

export const PENDING_FORM_SECONDS = 30 * 60

/** The beginnings of the paths of all pages whose forms may wait. */
export const PENDING_FORM_PATHS = ['/checkout', '/bankantrag', '/banking-request'] as const

/** Where the browser sends the form back to: the pages of its flow. */
export function pendingFormPath(page: string): string {
  return `/${page.split('/')[1] ?? ''}`
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
])

export function isRestorableScreen(screen: Screen | undefined): boolean {
  return screen !== undefined && RESTORABLE_SCREENS.has(screen)
}

const SECRET_FIELD = /^(iban|holder|pin|evb|password|solution|stamp)/i

/**
 * The form without fields that must be entered again: bank details, numbers of a reservation or an insurance, secrets. Where a page has
 * several fields of a kind, they are named `iban-<whose>`.
 */
export function withoutSecrets(fields: PendingForm): PendingForm {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRET_FIELD.test(name)))
}
