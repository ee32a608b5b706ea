import type { Screen } from '../routes/screens.ts'

/** A form that was sent after the session had ended: it waits for the log-in and is then restored. */
export type PendingForm = Readonly<Record<string, string>>

export const PENDING_FORM_SECONDS = 30 * 60
export const PENDING_FORM_PATH = '/checkout'

/** All steps of the checkout except the last, because consents hold only for what is shown at that moment. */
const RESTORABLE_SCREENS: ReadonlySet<Screen> = new Set([
  'checkout-services',
  'checkout-billing',
  'checkout-delivery',
  'checkout-payment',
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
