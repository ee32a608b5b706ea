import { filterQuery } from './filter-codec.ts'
import { NO_FILTERS, type VehicleFilters } from './filters.ts'

/** The filters of the eight list pages with a path of their own, by the name of their screen. */
export const PRESETS = {
  'cars-new': { ...NO_FILTERS, choices: { condition: ['NEW'] } },
  'cars-used': { ...NO_FILTERS, choices: { condition: ['USED'] } },
  'cars-electric': { ...NO_FILTERS, choices: { fuel: ['ELECTRIC'] } },
  'cars-suv': { ...NO_FILTERS, choices: { body: ['SUV'] } },
  'cars-hybrid': { ...NO_FILTERS, choices: { fuel: ['HYBRID_PETROL', 'HYBRID_DIESEL', 'PLUG_IN_HYBRID'] } },
  'cars-small': { ...NO_FILTERS, choices: { body: ['SMALL_CAR'] } },
  'cars-van': { ...NO_FILTERS, choices: { body: ['VAN'] } },
  'cars-day-registration': { ...NO_FILTERS, choices: { condition: ['DAY_REGISTRATION'] } },
} as const satisfies Record<string, VehicleFilters>

export type PresetName = keyof typeof PRESETS
export const PRESET_NAMES = Object.keys(PRESETS) as readonly PresetName[]

const PRESET_BY_QUERY = new Map(PRESET_NAMES.map((name) => [filterQuery(PRESETS[name]), name]))

/** The preset with exactly these filters, or null. Its list has a path of its own. */
export function presetOf(filters: VehicleFilters): PresetName | null {
  return PRESET_BY_QUERY.get(filterQuery(filters)) ?? null
}
