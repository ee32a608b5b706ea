import { flowOf, FLOWS } from '../routes/flows.ts'
import { matchPath } from '../routes/paths.ts'
import type { Screen } from '../routes/screens.ts'

/**
 * A form whose entries wait until its step is opened again: it was sent after the session had ended, or its step was left without
 * sending it.
 */
export type PendingForm = Readonly<Record<string, string>>

/** The form of a step that was left, with its page: entries of another language would be read otherwise (“14.200”). */
export interface LeftForm {
  readonly page: string
  readonly fields: PendingForm
}

export const PENDING_FORM_SECONDS = 30 * 60

/** The beginnings of the paths of all pages whose forms may wait for a login. */
export const PENDING_FORM_PATHS = [
  '/checkout',
  '/bankantrag',
  '/banking-request',
  '/auto-verkaufen-privat',
  '/private-sale',
  '/auto-verkaufen',
  '/tradein',
  '/werkstatt-services',
  '/workshop-services',
  '/service-booking',
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

/** Whether a form of this screen that was sent after the session had ended is restored after the login. */
export function isRestorableScreen(screen: Screen | undefined): boolean {
  return screen !== undefined && RESTORABLE_SCREENS.has(screen)
}

/**
 * What becomes of a step's form when it is left: the step saves it, because its draft takes incomplete answers and files, or it is stored
 * unchanged. Steps that are not here have only buttons and consents.
 */
const WHEN_LEFT: Readonly<Partial<Record<Screen, 'SAVED' | 'STORED'>>> = {
  'checkout-services': 'STORED',
  'checkout-billing': 'STORED',
  'checkout-delivery': 'STORED',
  'checkout-payment': 'STORED',
  workshop: 'STORED',
  'service-vehicle': 'STORED',
  'service-contact': 'STORED',
  'private-sale-information': 'STORED',
  'private-sale-images': 'SAVED',
  'tradein-vehicle': 'STORED',
  'tradein-condition': 'SAVED',
  'tradein-dealer': 'STORED',
  'tradein-offer': 'STORED',
  'banking-personal': 'SAVED',
  'banking-household': 'SAVED',
  'banking-income': 'SAVED',
  'banking-documents': 'SAVED',
}

/** Whether a step itself saves what was entered when it is left. */
export function savesWhenLeft(screen: Screen): boolean {
  return WHEN_LEFT[screen] === 'SAVED'
}

/** Whether the form of a step that is left is stored as it is and shown again when the step is opened again. */
export function isStoredWhenLeft(screen: Screen): boolean {
  return WHEN_LEFT[screen] === 'STORED'
}

/** Whether forms of a step name the draft that they were opened with. An order is compared with what was shown instead. */
export function namesDraft(screen: Screen): boolean {
  return screen !== 'checkout-summary'
}

/** The pages outside of a flow that “back” and “later” lead to. */
const OUTSIDE: ReadonlySet<Screen> = new Set(['flow-later', 'cart', 'order', 'tradein-widget'])

/**
 * Where “back” or “later” of a step leads, which its form names: a page of its flow or around it, with its query. Undefined for anything
 * else, another site first of all.
 */
export function leaveTarget(step: Screen | undefined, leave: string | undefined): string | undefined {
  const flow = flowOf(step)
  const base = 'http://shop.invalid'
  if (!flow || !leave?.startsWith('/') || !URL.canParse(leave, base)) return undefined
  const { origin, pathname, search } = new URL(leave, base)
  // An address that browsers read otherwise than it is written, such as one with backslashes, is none of ours.
  if (origin !== base || pathname + search !== leave) return undefined
  const screen = matchPath(pathname)?.screen
  return screen && (OUTSIDE.has(screen) || flowOf(screen) === flow) ? leave : undefined
}

/** The hidden field of a step's form with the id of the draft that it was opened with; left out where the flow had none. */
export const DRAFT_FIELD = 'draftId'

const SECRET_FIELD = /^(iban|holder|pin|evb|password|solution|stamp)/i
const CONSENT_FIELD = /^(acknowledgement|newsletter)/

/**
 * The form without fields that must be entered again: bank details, numbers of a reservation or an insurance, secrets, and consents. Where
 * a page has several fields of a kind, they are named `iban-<whose>`. `again`: whether one of them but a consent had been filled in.
 */
export function withoutSecrets(fields: PendingForm): PendingForm {
  const entries = Object.entries(fields)
  const again = entries.some(([name, value]) => SECRET_FIELD.test(name) && value.trim() !== '')
  const remaining = entries.filter(
    ([name]) => !SECRET_FIELD.test(name) && !CONSENT_FIELD.test(name) && name !== DRAFT_FIELD,
  )
  return { ...Object.fromEntries(remaining), ...(again ? { again: 'yes' } : {}) }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The draft that a form was opened with; undefined where the flow had none then. */
export function openedDraftOf(form: PendingForm): string | undefined {
  return draftIdOf(form[DRAFT_FIELD])
}

/** The id of a draft in a text; undefined where it is none. */
export function draftIdOf(text: string | null | undefined): string | undefined {
  return text && UUID.test(text) ? text : undefined
}

/**
 * Whether a form sends what its flow has collected. Only then it may name a draft that has ended: it says itself what was shown, and is
 * answered alike when it is sent twice.
 */
export function sendsFlow(screen: Screen, { intent }: PendingForm): boolean {
  const flow = flowOf(screen)
  return flow !== undefined && FLOWS[flow].at(-1) === screen && intent === undefined
}

/** Buttons of a step and its hidden field, which say nothing about what was entered. */
const NO_ENTRIES: ReadonlySet<string> = new Set(['leave', 'intent', DRAFT_FIELD])

/** Whether a form says something else than what its fields begin with; fields that `begin` does not name begin blank. */
export function hasEntries(fields: PendingForm, begin: PendingForm = {}): boolean {
  const textOf = (form: PendingForm, name: string) => (form[name] ?? '').trim()
  return Object.keys({ ...begin, ...fields }).some(
    (name) => !NO_ENTRIES.has(name) && textOf(fields, name) !== textOf(begin, name),
  )
}
