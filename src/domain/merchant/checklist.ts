import { isFilledIn } from './filled-in.ts'
import { PART_FIELDS, type PartValues, SETTINGS_PARTS, type SettingsPart, WEEKDAY_FIELDS } from './settings-parts.ts'

/** What a part lacks until its merchant can be published. */
export interface PartState {
  readonly part: SettingsPart
  readonly isMandatory: boolean
  /** Something was entered, and nothing that is mandatory is missing. */
  readonly isComplete: boolean
  /** Fields, in the order of the form. */
  readonly missing: readonly string[]
}

/**
 * What must be known before anybody can buy: the trader's identity and its payment account (Art. 30 (1) DSA), imprint and privacy notice
 * (§ 5 DDG, Art. 13 GDPR), dispute settlement (§ 36 VSBG), the VAT id that invoices carry (§ 14 (4) UStG), and with which right loans are
 * brokered (§ 34k GewO). All else can be added later.
 */
const MANDATORY: Readonly<Partial<Record<SettingsPart, readonly string[]>>> = {
  COMPANY: ['name', 'representative', 'street', 'zip', 'city', 'phone', 'email'],
  REGISTER: ['registerEntry', 'selfCertified'],
  ACCOUNT: ['vatId', 'iban'],
  LEGAL: ['imprintUrl', 'privacyUrl', 'disputeSettlement'],
  HOURS: ['hours'],
  FINANCING: ['permit'],
}

export type MerchantSettingsValues = Readonly<Record<SettingsPart, PartValues>>

export function checklist(settings: MerchantSettingsValues): PartState[] {
  return SETTINGS_PARTS.map((part) => {
    const mandatory = MANDATORY[part] ?? []
    const missing = mandatory.filter((field) => isMissing(settings[part], field))
    const hasAnything = mandatory.length > 0 || hasOwnValue(part, settings[part])
    return { part, isMandatory: mandatory.length > 0, isComplete: missing.length === 0 && hasAnything, missing }
  })
}

/** What stands between a merchant and its publication, as `PART.field`; empty: it can be published. */
export function missingForPublishing(settings: MerchantSettingsValues): string[] {
  return checklist(settings).flatMap(({ part, missing }) => missing.map((field) => `${part}.${field}`))
}

/** A merchant that never opens has entered no opening hours. */
function isMissing(values: PartValues, field: string): boolean {
  const names = field === 'hours' ? WEEKDAY_FIELDS : [field]
  return names.every((name) => (values[name] ?? '').trim() === '')
}

/** A part of choices alone is filled in by its defaults; the fields of services are as many as the shop has services. */
function hasOwnValue(part: SettingsPart, values: PartValues): boolean {
  if (part === 'SERVICES') return Object.values(values).some((value) => value !== '')
  const isChoicesOnly = PART_FIELDS[part].every(({ kind }) => kind === 'CHOICE' || kind === 'CHECK')
  return isChoicesOnly || isFilledIn(part, values)
}
