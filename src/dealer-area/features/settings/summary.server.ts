import { WORK_GROUPS } from '#domain/appointments/calendar.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { formatDayName } from '#domain/format/dates.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { PERSON_PLACES, personFields } from '#domain/merchant/look-input.ts'
import {
  PART_FIELDS,
  type PartField,
  PLAN_FIELDS,
  WEEKDAY_FIELDS,
  WEEKDAYS,
  workHoursField,
} from '#domain/merchant/settings-parts.ts'
import { workGroupTexts } from '#messages/dealer-calendar.ts'
import { settingsTexts } from '#messages/dealer-settings.ts'
import { emptyPartTexts } from '#messages/dealer-settings-parts.ts'
import { settingsChoiceTexts } from '#messages/dealer-settings-choices.ts'
import { settingsFieldTexts, shortFieldTexts } from '#messages/dealer-settings-fields.ts'
import { inLanguage } from '#messages/texts.ts'
import { writeNumbers } from './write-numbers.ts'
import type { MerchantSettingsQuery } from '../../generated/graphql.ts'

export type Part = MerchantSettingsQuery['merchantSettings']['parts'][number]

const MAX_SHOWN = 5

/** Of parts with many fields, those that say what is there. */
const SUMMARISED: Partial<Record<Part['part'], readonly string[]>> = {
  DELIVERY: ['deliveryGroup', 'homeBase', 'homeMaxKm'],
  LOAN: ['lenderName', 'effectivePercent'],
  LEASING: ['lenderName', 'effectivePercent'],
  BRAND: ['brandName', 'slug', 'brand'],
  PEOPLE: PERSON_PLACES.map((place) => personFields(place).name),
}

/** Fields whose value says nothing without their name. */
const NAMED: readonly string[] = [
  ...['vatId', 'iban', 'sepaCreditorId', 'disputeSettlement', 'vatCodeOne', 'energyLabelPolicy', 'feedDays', 'feedBy'],
  ...['deliveryGroup', 'homeBase', 'homeMaxKm', 'effectivePercent', 'marginPercent', 'minMargin', 'reconditioning'],
  ...['brand', 'permitNumber', 'registration', 'warranty12', 'warranty24'],
]

/** A part in one line: what is missing, else what was entered. */
export function summaryOf({ part, missing, isComplete, unbookableServices, values }: Part, locale: Locale): string {
  const texts = inLanguage(settingsTexts, locale)
  const empty = emptyPartTexts[part]?.[locale] ?? texts.nothingYet
  const labelOf = (field: string) => shortLabel(field, locale)
  if (missing.length > 0) return texts.lacks(missing.map(labelOf).join(', '))
  if (!isComplete) return empty
  const isExpected = values.some(({ name, value }) => name === 'feedDays' && value !== '')
  // The hour of a delivery says nothing where no delivery is expected.
  const filled = values.filter(({ name, value }) => value !== '' && (name !== 'feedBy' || isExpected))
  if (part === 'SERVICES') return filled.length === 0 ? empty : texts.services(filled.length)
  if (part === 'HOURS') return weekText(WEEKDAY_FIELDS, values, locale)
  if (part === 'CALENDAR') return weekText(PLAN_FIELDS, values, locale) || empty
  const valueOf = (field: string) => values.find(({ name }) => name === field)?.value ?? ''
  const otherClaim = locale === 'de' ? 'claimEn' : 'claimDe'
  const shown =
    part === 'WORK_GROUPS'
      ? workGroupsText(values, locale)
      : filled
          .filter(({ name }) => name !== otherClaim && (SUMMARISED[part]?.includes(name) ?? true))
          .flatMap(({ name, value }) => {
            if (name === 'providers') return makesOf(value).map((make) => (make === '*' ? texts.otherMakes : make))
            if (name === 'zip') return [`${value} ${valueOf('city')}`]
            if (name === 'city') return []
            const field = PART_FIELDS[part].find((each) => each.name === name)
            const words = field ? shownValue(field, value, locale) : []
            return NAMED.includes(name) ? words.map((word) => `${labelOf(name)}: ${word}`) : words
          })
  const line = shown.length === 0 ? empty : shown.slice(0, MAX_SHOWN).join(' · ')
  return unbookableServices.length === 0 ? line : `${line}. ${texts.unbookable(unbookableServices.join(', '))}`
}

/** What a field is called in a list of fields. */
export function shortLabel(field: string, locale: Locale): string {
  return (shortFieldTexts[field] ?? settingsFieldTexts[field])?.[locale] ?? field
}

/** `VW: code` a line: the makes, because the codes of providers are for programs. */
function makesOf(providers: string): string[] {
  return providers.split('\n').map((line) => (line.split(':')[0] ?? '').trim())
}

function shownValue(field: PartField, value: string, locale: Locale): string[] {
  if (field.kind === 'CHECK') return []
  if (field.kind === 'CHOICE') return [settingsChoiceTexts[`${field.name}.${value}`]?.[locale] ?? value]
  if (field.kind === 'NUMBER') return [writeNumbers(value, locale)]
  return [(value.split('\n')[0] ?? '').replace(/^https?:\/\/(?:www\.)?/, '')]
}

/** `Mo–Fr 09:00–19:00 · Sa 09:30–16:00`: weekdays one after the other with the same hours are one. */
function weekText(fields: readonly string[], values: Part['values'], locale: Locale): string {
  const runs: { readonly first: number; readonly last: number; readonly hours: string }[] = []
  for (const [index, field] of fields.entries()) {
    const hours = values.find(({ name }) => name === field)?.value ?? ''
    const before = runs.at(-1)
    if (before?.hours === hours) runs.splice(-1, 1, { ...before, last: index })
    else runs.push({ first: index, last: index, hours })
  }
  const days = ({ first, last }: { readonly first: number; readonly last: number }) =>
    first === last ? weekdayName(first, locale) : `${weekdayName(first, locale)}–${weekdayName(last, locale)}`
  return runs.flatMap((run) => (run.hours === '' ? [] : [`${days(run)} ${run.hours}`])).join(' · ')
}

/** `Mo`, counted from Monday 0. */
function weekdayName(index: number, locale: Locale): string {
  return formatDayName(addDays(A_MONDAY, index), locale, 'weekday')
}

const A_MONDAY = '2026-01-05'

/** `Mechanik 46 Std. je Woche`, for each group that works. */
function workGroupsText(values: Part['values'], locale: Locale): string[] {
  const hoursOf = (field: string) => Number((values.find(({ name }) => name === field)?.value || '0').replace(',', '.'))
  return WORK_GROUPS.flatMap((group) => {
    const hours = WEEKDAYS.reduce((sum, day) => sum + hoursOf(workHoursField(group, day)), 0)
    if (hours === 0) return []
    return [`${workGroupTexts[group][locale]} ${settingsTexts.hours[locale](formatNumber(hours, locale))}`]
  })
}
