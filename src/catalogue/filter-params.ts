import { BODY_COLORS } from '#domain/vehicle/body-color.ts'
import { CO2_CLASSES, EMISSION_CLASSES, EMISSION_STICKERS } from '#domain/vehicle/emissions.ts'
import { COMFORT_FEATURES, ENTERTAINMENT_FEATURES, SECURITY_FEATURES } from '#domain/vehicle/equipment.ts'
import { NO_MILEAGE_LIMIT_FROM } from '#domain/vehicle/mileage-choices.ts'
import { NO_OWNERS_LIMIT_FROM } from '#domain/vehicle/owners.ts'
import { PRICE_RATINGS } from '#domain/vehicle/price-rating.ts'
import type { FilterGroup } from '#domain/vehicle/search-vocabulary.ts'
import {
  AIRCONS,
  BODY_TYPES,
  CONDITIONS,
  DOORS,
  DRIVES,
  FUELS,
  GEARBOXES,
  INTERIOR_COLORS,
  INTERIOR_TYPES,
  SELLER_KINDS,
  VAT_MODES,
} from '#domain/vehicle/vocabulary.ts'

/*
 * Every simple filter of the vehicle list: its URL parameter, its group, its place in the nested filter input
 * (`group.field`) and the values it takes. It has no labels, so that browsers load little; the rows of the field table
 * name its parameters. The order here is the order of the parameters in a URL.
 */

interface ChoiceParamRow {
  readonly kind: 'choice'
  readonly group: FilterGroup
  readonly input: string
  readonly values: readonly string[]
}

interface BoundParamRow {
  readonly kind: 'bound'
  readonly group: FilterGroup
  readonly input: string
  readonly side: 'min' | 'max'
  /** The range it bounds; the lower and the upper bound of one range count as one filter. */
  readonly range: string
  /** Values outside are ignored. */
  readonly min: number
  readonly max: number
  readonly decimals: 0 | 1
  /** An upper bound at or above this value limits nothing and is left out. */
  readonly noLimitFrom: number | null
}

interface ToggleParamRow {
  readonly kind: 'toggle'
  readonly group: FilterGroup
  readonly input: string
}

export type FilterParamRow = ChoiceParamRow | BoundParamRow | ToggleParamRow

export const FILTER_PARAMS = {
  'price-rating': choice('PRICE', 'priceRange.priceRating', PRICE_RATINGS),
  vat: choice('PRICE', 'priceRange.vat', VAT_MODES),
  condition: choice('VEHICLE_CONDITION', 'vehicleCondition.condition', CONDITIONS),
  'year-min': bound('VEHICLE_CONDITION', 'vehicleCondition.minYear', 'min', 'year', { min: 1900, max: 2100 }),
  'year-max': bound('VEHICLE_CONDITION', 'vehicleCondition.maxYear', 'max', 'year', { min: 1900, max: 2100 }),
  'mileage-max': bound('VEHICLE_CONDITION', 'vehicleCondition.mileage', 'max', 'mileage', {
    max: 2_000_000,
    noLimitFrom: NO_MILEAGE_LIMIT_FROM,
  }),
  'owners-max': bound('VEHICLE_CONDITION', 'vehicleCondition.maxOwners', 'max', 'owners', {
    max: 99,
    noLimitFrom: NO_OWNERS_LIMIT_FROM,
  }),
  'accident-free': toggle('VEHICLE_CONDITION', 'vehicleCondition.accidentFree'),
  'hu-new': toggle('VEHICLE_CONDITION', 'vehicleCondition.huNew'),
  // Months from the present one.
  'hu-months': bound('VEHICLE_CONDITION', 'vehicleCondition.minHuMonths', 'min', 'hu', { max: 60 }),
  'service-history': toggle('VEHICLE_CONDITION', 'vehicleCondition.fullServiceHistory'),
  body: choice('VEHICLE_TYPE', 'vehicleType.vehicleType', BODY_TYPES),
  doors: choice('VEHICLE_TYPE', 'vehicleType.doors', DOORS),
  'seats-min': bound('VEHICLE_TYPE', 'vehicleType.minSeats', 'min', 'seats', { min: 1, max: 20 }),
  'seats-max': bound('VEHICLE_TYPE', 'vehicleType.maxSeats', 'max', 'seats', { min: 1, max: 20 }),
  fuel: choice('FUEL', 'fuelType.fuelType', FUELS),
  'consumption-max': bound('FUEL', 'fuelType.maxFuelConsumption', 'max', 'consumption', { max: 50, decimals: 1 }),
  'power-consumption-max': bound('FUEL', 'fuelType.maxPowerConsumption', 'max', 'power-consumption', {
    max: 100,
    decimals: 1,
  }),
  'range-min': bound('FUEL', 'fuelType.minElectricRange', 'min', 'range', { max: 2000 }),
  'battery-min': bound('FUEL', 'fuelType.minBatteryCapacity', 'min', 'battery', { max: 400 }),
  'charging-min': bound('FUEL', 'fuelType.minChargingPower', 'min', 'charging', { max: 1000 }),
  gearbox: choice('DRIVE', 'drive.gearBox', GEARBOXES),
  drive: choice('DRIVE', 'drive.driveType', DRIVES),
  // In the unit of `power-unit`: kW unless it says PS.
  'power-min': bound('DRIVE', 'drive.power.min', 'min', 'power', { max: 3000 }),
  'power-max': bound('DRIVE', 'drive.power.max', 'max', 'power', { max: 3000 }),
  'ccm-max': bound('DRIVE', 'drive.maxCubicCapacity', 'max', 'ccm', { max: 20_000 }),
  color: choice('BODY_COLORS', 'bodyColors.colors', BODY_COLORS),
  metallic: toggle('BODY_COLORS', 'bodyColors.metallic'),
  aircon: choice('EQUIPMENT', 'equipment.aircon', AIRCONS),
  comfort: choice('EQUIPMENT', 'equipment.comfort', COMFORT_FEATURES),
  security: choice('EQUIPMENT', 'equipment.security', SECURITY_FEATURES),
  entertainment: choice('EQUIPMENT', 'equipment.entertainment', ENTERTAINMENT_FEATURES),
  interior: choice('INTERIOR', 'interior.interiorType', INTERIOR_TYPES),
  'interior-color': choice('INTERIOR', 'interior.interiorColor', INTERIOR_COLORS),
  'emission-class': choice('EMISSION', 'emission.emissionClass', EMISSION_CLASSES),
  sticker: choice('EMISSION', 'emission.emissionSticker', EMISSION_STICKERS),
  'co2-class': choice('EMISSION', 'emission.co2Efficiency', CO2_CLASSES),
  'co2-min': bound('EMISSION', 'emission.minCo2Emission', 'min', 'co2', { max: 2000 }),
  'co2-max': bound('EMISSION', 'emission.maxCo2Emission', 'max', 'co2', { max: 2000 }),
  'particle-filter': toggle('EMISSION', 'emission.particleFilter'),
  // Days up to the present one.
  'listed-days': bound('OFFER', 'offer.maxListedDays', 'max', 'listed', { min: 1, max: 365 }),
  photographs: toggle('OFFER', 'offer.photographs'),
  'home-delivery': toggle('OFFER', 'offer.homeDelivery'),
  seller: choice('OFFER', 'offer.seller', SELLER_KINDS),
} as const satisfies Record<string, FilterParamRow>

type Table = typeof FILTER_PARAMS
type ParamOfKind<K extends FilterParamRow['kind']> = {
  [P in keyof Table]: Table[P] extends { kind: K } ? P : never
}[keyof Table]

export type FilterParam = keyof Table
export type ChoiceParam = ParamOfKind<'choice'>
export type BoundParam = ParamOfKind<'bound'>
export type ToggleParam = ParamOfKind<'toggle'>

export const ALL_PARAMS = Object.keys(FILTER_PARAMS) as readonly FilterParam[]
export const CHOICE_PARAMS = paramsOfKind('choice') as readonly ChoiceParam[]
export const BOUND_PARAMS = paramsOfKind('bound') as readonly BoundParam[]
export const TOGGLE_PARAMS = paramsOfKind('toggle') as readonly ToggleParam[]

function paramsOfKind(kind: FilterParamRow['kind']): FilterParam[] {
  return ALL_PARAMS.filter((param) => FILTER_PARAMS[param].kind === kind)
}

function choice<const V extends readonly string[]>(group: FilterGroup, input: string, values: V) {
  return { kind: 'choice', group, input, values } as const
}

type Limits = Pick<BoundParamRow, 'max'> & Partial<Pick<BoundParamRow, 'min' | 'decimals' | 'noLimitFrom'>>

function bound(group: FilterGroup, input: string, side: 'min' | 'max', range: string, limits: Limits) {
  return { kind: 'bound', group, input, side, range, min: 0, decimals: 0, noLimitFrom: null, ...limits } as const
}

function toggle(group: FilterGroup, input: string) {
  return { kind: 'toggle', group, input } as const
}
