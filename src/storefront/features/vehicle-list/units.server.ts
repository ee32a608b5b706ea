import { FIELD_FILTERS } from '#catalogue/filter-groups.ts'
import type { FilterParam } from '#catalogue/filter-params.ts'
import type { VehicleFilters } from '#catalogue/filters.ts'
import type { Locale } from '#domain/locale.ts'
import { listWords } from '#messages/list-words.ts'
import { inLanguage } from '#messages/texts.ts'

const SHORT: Readonly<Record<string, string>> = { 'l/100km': 'l/100\u00A0km', 'kWh/100km': 'kWh/100\u00A0km' }

/** A bound that is a time before or after today, in words: its name says which side it is. Undefined for every other bound. */
export function periodOf(param: FilterParam, value: number, locale: Locale): string | undefined {
  const texts = inLanguage(listWords, locale)
  if (param === 'hu-months') return texts.months(value)
  return param === 'listed-days' ? texts.days(value) : undefined
}

/** The unit a bound is entered in; power follows the visitor's choice of kW or PS. */
export function unitOf(param: FilterParam, filters: VehicleFilters): string | undefined {
  const unit = FIELD_FILTERS.find(({ filter }) => filter.param === param)?.field.unit
  if (!unit) return undefined
  if (unit === 'kW') return filters.powerUnit === 'PS' ? 'PS' : 'kW'
  return SHORT[unit] ?? unit
}
