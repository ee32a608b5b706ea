import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { PART_FIELDS, type PartField } from '#domain/merchant/settings-parts.ts'
import { settingsTexts } from '#messages/dealer-settings.ts'
import { settingsChoiceTexts } from '#messages/dealer-settings-choices.ts'
import { settingsFieldTexts, shortFieldTexts } from '#messages/dealer-settings-fields.ts'
import { inLanguage } from '#messages/texts.ts'
import type { MerchantSettingsQuery } from '../../generated/graphql.ts'

type Part = MerchantSettingsQuery['merchantSettings']['parts'][number]

const MAX_SHOWN = 5

/** A part in one line: what is missing, else what was entered. */
export function summaryOf({ part, missing, isComplete, values }: Part, locale: Locale): string {
  const texts = inLanguage(settingsTexts, locale)
  const labelOf = (field: string) => shortLabel(field, locale)
  if (missing.length > 0) return texts.lacks(missing.map(labelOf).join(', '))
  if (!isComplete) return texts.nothingYet
  const isExpected = values.some(({ name, value }) => name === 'feedDays' && value !== '')
  // The hour of a delivery says nothing where no delivery is expected.
  const filled = values.filter(({ name, value }) => value !== '' && (name !== 'feedBy' || isExpected))
  if (part === 'SERVICES') return filled.length === 0 ? texts.nothingYet : texts.services(filled.length)
  const shown = filled.flatMap(({ name, value }) => {
    if (part === 'HOURS') return [`${labelOf(name)} ${value}`]
    if (part === 'WORK_GROUPS' && /^[A-Z]+$/.test(name))
      return [`${labelOf(name)} ${texts.hours(weekHours(value, locale))}`]
    const field = PART_FIELDS[part].find((each) => each.name === name)
    return field ? shownValue(field, value, locale) : []
  })
  return shown.length === 0 ? texts.nothingYet : shown.slice(0, MAX_SHOWN).join(', ')
}

/** What a field is called in a list of fields. */
export function shortLabel(field: string, locale: Locale): string {
  return (shortFieldTexts[field] ?? settingsFieldTexts[field])?.[locale] ?? field
}

function shownValue(field: PartField, value: string, locale: Locale): string[] {
  if (field.kind === 'CHECK') return []
  if (field.kind === 'CHOICE') return [settingsChoiceTexts[`${field.name}.${value}`]?.[locale] ?? value]
  return [value.split('\n')[0] ?? '']
}

function weekHours(value: string, locale: Locale): string {
  const hours = value.split(' ').map((day) => Number(day.replace(',', '.')))
  return formatNumber(
    hours.reduce((sum, day) => sum + day, 0),
    locale,
  )
}
