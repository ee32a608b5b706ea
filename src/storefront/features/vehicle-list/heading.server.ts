import { formatKilometres } from '#domain/format/numbers.ts'
import { fieldByKey } from '#catalogue/fields.ts'
import type { VehicleFilters } from '#catalogue/filters.ts'
import { optionLabel } from '#catalogue/format.ts'
import { presetOf } from '#catalogue/presets.ts'
import { listWords } from '#messages/list-words.ts'
import { navigationTexts } from '#messages/navigation.ts'
import { inLanguage } from '#messages/texts.ts'
import type { Names } from './filter-names.server.ts'
import type { ListView } from './list-view.ts'

type Heading = Pick<ListView, 'heading' | 'radius' | 'title'>

/** What a list shows, in words: "Gebrauchtwagen um Köln", with the radius apart. `city` is the place as it was found. */
export function headingOf(filters: VehicleFilters, names: Names, city?: string): Heading {
  const { locale } = names
  const texts = inLanguage(listWords, locale)
  const what = nounOf(filters, names)
  const { location } = filters
  // An unknown place filters nothing.
  if (!location || (location.place && !city)) return { heading: what }
  const radius = formatKilometres(location.radius, locale)
  if (!city || !location.place) return { heading: texts.nearby(what), radius }
  return { heading: texts.around(what, city), radius, title: texts.withinOf(what, radius, city) }
}

const PRESET_NOUNS = {
  'cars-new': 'newCars',
  'cars-used': 'usedCars',
  'cars-electric': 'electricCars',
  'cars-suv': 'suvs',
  'cars-hybrid': 'hybridCars',
  'cars-small': 'smallCars',
  'cars-van': 'vans',
  'cars-day-registration': 'dayRegistrations',
} as const

function nounOf(filters: VehicleFilters, { locale, ofRow }: Names): string {
  const { location: _, ...elsewhere } = filters
  const preset = presetOf(elsewhere)
  if (preset) return navigationTexts[PRESET_NOUNS[preset]][locale]
  const [row, ...others] = filters.makeModel
  if (row && others.length === 0) return ofRow(row.make, row.model)
  const [condition, ...more] = filters.choices.condition ?? []
  if (condition && more.length === 0 && locale === 'de') return optionLabel(fieldByKey('condition'), condition, locale)
  return listWords.cars[locale]
}
