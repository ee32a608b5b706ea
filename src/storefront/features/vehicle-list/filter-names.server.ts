import { withoutGroup, withoutOption, withoutRange, withToggle } from '#catalogue/change-filters.ts'
import type { Field } from '#catalogue/field.ts'
import type { FieldKey } from '#catalogue/fields.ts'
import { FIELD_FILTERS } from '#catalogue/filter-groups.ts'
import {
  BOUND_PARAMS,
  type BoundParam,
  CHOICE_PARAMS,
  FILTER_PARAMS,
  type FilterParam,
  TOGGLE_PARAMS,
} from '#catalogue/filter-params.ts'
import type { VehicleFilters } from '#catalogue/filters.ts'
import { formatMoney, formatNumber, optionLabel } from '#catalogue/format.ts'
import type { Locale } from '#domain/locale.ts'
import { listTexts } from '#messages/list.ts'
import { inLanguage } from '#messages/texts.ts'
import { kilometres } from '../../blocks/card.server.ts'
import type { ListFacetsFragment } from '#storefront/generated/graphql.ts'
import type { Makes } from '../../blocks/makes.server.ts'
import { unitOf } from './units.server.ts'

/** A filter that is set, in words, and the filters without it. */
export interface NamedFilter {
  /** The parameter it came from. */
  readonly param: string
  readonly label: string
  readonly without: VehicleFilters
}

/** What is needed to put filters into words. */
export interface Names {
  readonly locale: Locale
  readonly ofRow: (make: string, model?: string) => string
  readonly ofDealer: (id: string) => string
}

export async function namesFor(
  filters: VehicleFilters,
  facets: ListFacetsFragment,
  makes: Makes,
  locale: Locale,
): Promise<Names> {
  const makesByName = new Map(makes.all.map(({ name, displayName }) => [name, displayName]))
  const models = new Map<string, string>()
  for (const { make, model } of filters.makeModel)
    for (const { name, displayName } of model ? await makes.modelsOf(make) : [])
      models.set(`${make}.${name}`, displayName)
  const dealers = new Map(facets.merchantLocation.map(({ name, displayName }) => [name, displayName]))
  return {
    locale,
    ofRow: (make, model) => {
      const makeName = makesByName.get(make) ?? make
      return model ? `${makeName} ${models.get(`${make}.${model}`) ?? model}` : makeName
    },
    ofDealer: (id) => dealers.get(id) ?? id.slice(0, 8),
  }
}

/** Every filter that is set, one by one, in the order of the address. */
export function namedFilters(filters: VehicleFilters, names: Names): NamedFilter[] {
  return [
    ...rowFilters(filters, names),
    ...placeFilters(filters, names),
    ...priceFilters(filters, names.locale),
    ...fieldFilters(filters, names.locale),
  ]
}

function rowFilters(filters: VehicleFilters, names: Names): NamedFilter[] {
  return filters.makeModel.map((row) => ({
    param: 'mm',
    label: names.ofRow(row.make, row.model),
    without: { ...filters, makeModel: filters.makeModel.filter((other) => other !== row) },
  }))
}

function placeFilters(filters: VehicleFilters, { locale, ofDealer }: Names): NamedFilter[] {
  const texts = inLanguage(listTexts, locale)
  const { location, merchants } = filters
  const place = location && texts.within(location.place || texts.myPosition, kilometres(location.radius, locale))
  return [
    ...(place ? [{ param: 'place', label: place, without: withoutGroup(filters, 'LOCATION') }] : []),
    ...merchants.map((id) => ({
      param: 'dealer',
      label: ofDealer(id),
      without: { ...filters, merchants: merchants.filter((other) => other !== id) },
    })),
  ]
}

function priceFilters(filters: VehicleFilters, locale: Locale): NamedFilter[] {
  const { price } = filters
  if (!price || (price.min === undefined && price.max === undefined)) return []
  const texts = inLanguage(listTexts, locale)
  const amount = (euros: number) => formatMoney(euros * 100, locale)
  const range = rangeText(price.min, price.max, amount, locale)
  const label = price.kind === 'CASH_RANGE' ? range : `${texts.rate} ${range}`
  return [{ param: 'price', label, without: withoutGroup(filters, 'PRICE') }]
}

function fieldFilters(filters: VehicleFilters, locale: Locale): NamedFilter[] {
  return [
    ...CHOICE_PARAMS.flatMap((param) =>
      (filters.choices[param] ?? []).map((value) => ({
        param,
        label: optionLabel(fieldOf(param), value, locale),
        without: withoutOption(filters, param, value),
      })),
    ),
    ...rangeFilters(filters, locale),
    ...TOGGLE_PARAMS.filter((param) => filters.toggles.includes(param)).map((param) => ({
      param,
      label: labelOf(param, locale),
      without: withToggle(filters, param, false),
    })),
  ]
}

/** The two bounds of one thing are one filter. */
function rangeFilters(filters: VehicleFilters, locale: Locale): NamedFilter[] {
  const seen = new Set<string>()
  return BOUND_PARAMS.flatMap((param) => {
    const { range } = FILTER_PARAMS[param]
    if (filters.bounds[param] === undefined || seen.has(range)) return []
    seen.add(range)
    const bound = (side: 'min' | 'max') => filters.bounds[sideOf(range, side) as BoundParam]
    const text = rangeText(bound('min'), bound('max'), (value) => amountOf(param, value, filters, locale), locale)
    return [{ param, label: `${labelOf(param, locale)} ${text}`, without: withoutRange(filters, param) }]
  })
}

function sideOf(range: string, side: 'min' | 'max'): BoundParam | undefined {
  return BOUND_PARAMS.find((param) => FILTER_PARAMS[param].range === range && FILTER_PARAMS[param].side === side)
}

function amountOf(param: BoundParam, value: number, filters: VehicleFilters, locale: Locale): string {
  const unit = unitOf(param, filters)
  const number = FILTER_PARAMS[param].range === 'year' ? String(value) : formatNumber(value, locale)
  return unit ? `${number}\u00A0${unit}` : number
}

function rangeText(
  min: number | undefined,
  max: number | undefined,
  format: (value: number) => string,
  locale: Locale,
): string {
  const texts = inLanguage(listTexts, locale)
  if (min === undefined) return texts.atMost(format(max ?? 0))
  return max === undefined ? texts.atLeast(format(min)) : `${format(min)}–${format(max)}`
}

/**
 * One filter as a whole, by the name of its parameter or group: what a search without results suggests to leave out.
 * Undefined when nothing of it is set.
 */
export function relaxedFilter(filter: string, filters: VehicleFilters, names: Names): NamedFilter | undefined {
  const set = namedFilters(filters, names).filter(
    ({ param }) => param === filter || rangeNameOf(param) === rangeNameOf(filter),
  )
  const [first] = set
  if (!first) return undefined
  const label = set.map((named) => named.label).join(', ')
  return {
    param: filter,
    label,
    without: filter in FILTER_PARAMS ? withoutParam(filter as FilterParam, filters) : withoutWhole(filter, filters),
  }
}

function withoutParam(param: FilterParam, filters: VehicleFilters): VehicleFilters {
  const row = FILTER_PARAMS[param]
  if (row.kind === 'bound') return withoutRange(filters, param as BoundParam)
  return {
    ...filters,
    choices: { ...filters.choices, [param]: [] },
    toggles: filters.toggles.filter((other) => other !== param),
  }
}

function withoutWhole(filter: string, filters: VehicleFilters): VehicleFilters {
  if (filter === 'mm') return withoutGroup(filters, 'MAKE_MODEL')
  if (filter === 'dealer') return withoutGroup(filters, 'MERCHANT_LOCATION')
  return withoutGroup(filters, filter === 'place' ? 'LOCATION' : 'PRICE')
}

function rangeNameOf(param: string): string {
  const row = param in FILTER_PARAMS ? FILTER_PARAMS[param as FilterParam] : undefined
  return row?.kind === 'bound' ? row.range : param
}

const FIELD_OF = new Map<string, (typeof FIELD_FILTERS)[number]>(FIELD_FILTERS.map((row) => [row.filter.param, row]))

function fieldOf(param: FilterParam): Field<FieldKey> {
  return FIELD_OF.get(param)!.field
}

/** What a filter is called: its own name, or that of the attribute it looks at. */
export function labelOf(param: FilterParam, locale: Locale): string {
  const { field, filter } = FIELD_OF.get(param)!
  return (filter.label ?? field.label)[locale]
}
