import { withoutGroup, withoutPriceBounds, withoutRange } from '#catalogue/change-filters.ts'
import type { Field } from '#catalogue/field.ts'
import type { FieldKey } from '#catalogue/fields.ts'
import { FIELD_FILTERS } from '#catalogue/filter-groups.ts'
import { BOUND_PARAMS, type BoundParam, FILTER_PARAMS, type FilterParam } from '#catalogue/filter-params.ts'
import type { VehicleFilters } from '#catalogue/filters.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatKilometres, formatNumber } from '#domain/format/numbers.ts'
import { optionLabel } from '#catalogue/format.ts'
import { rowText, type SingleFilter, singleFilters } from '#catalogue/single-filters.ts'
import type { Locale } from '#domain/locale.ts'
import { FILTER_GROUPS, type FilterGroup } from '#domain/vehicle/search-vocabulary.ts'
import { listTexts } from '#messages/list.ts'
import { listWords } from '#messages/list-words.ts'
import { inLanguage } from '#messages/texts.ts'
import type { ListFacetsFragment } from '#storefront/generated/graphql.ts'
import type { Makes } from '../../blocks/makes.server.ts'
import { periodOf, unitOf } from './units.server.ts'

/** A filter that is set, in words. */
interface NamedFilter extends SingleFilter {
  readonly label: string
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
  return singleFilters(filters).map((single) => ({ ...single, label: labelOfSingle(single, filters, names) }))
}

function labelOfSingle({ param, value }: SingleFilter, filters: VehicleFilters, names: Names): string {
  const { locale } = names
  switch (param) {
    case 'mm': {
      const row = filters.makeModel.find((other) => rowText(other) === value)
      return row ? names.ofRow(row.make, row.model) : value
    }
    case 'dealer':
      return names.ofDealer(value)
    case 'place':
      return placeLabel(filters, locale)
    case 'price':
      return priceLabel(filters, locale)
  }
  const { kind } = FILTER_PARAMS[param]
  if (kind === 'choice') return optionLabel(fieldOf(param), value, locale)
  return kind === 'toggle' ? labelOf(param, locale) : rangeLabel(param as BoundParam, filters, locale)
}

function placeLabel({ location }: VehicleFilters, locale: Locale): string {
  const texts = inLanguage(listWords, locale)
  return location
    ? texts.within(location.place || listTexts.myPosition[locale], formatKilometres(location.radius, locale))
    : ''
}

function priceLabel({ price }: VehicleFilters, locale: Locale): string {
  const amount = (euros: number) => formatEuros(euros, locale)
  const range = rangeText(price?.min, price?.max, amount, locale)
  if (price?.kind === 'CASH_RANGE') return range
  const texts = inLanguage(listWords, locale)
  const { downPayment, months } = price ?? {}
  return [
    `${texts.rate} ${range}`,
    ...(downPayment === undefined ? [] : [texts.withDownPayment(amount(downPayment))]),
    ...(months === undefined ? [] : [texts.months(months)]),
  ].join(', ')
}

function rangeLabel(param: BoundParam, filters: VehicleFilters, locale: Locale): string {
  const period = periodOf(param, filters.bounds[param] ?? 0, locale)
  if (period) return `${labelOf(param, locale)} ${period}`
  const bound = (side: 'min' | 'max') => filters.bounds[sideOf(FILTER_PARAMS[param].range, side) as BoundParam]
  const text = rangeText(bound('min'), bound('max'), (value) => amountOf(param, value, filters, locale), locale)
  return `${labelOf(param, locale)} ${text}`
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
  const texts = inLanguage(listWords, locale)
  if (min === undefined) return texts.atMost(format(max ?? 0))
  if (max === undefined) return texts.atLeast(format(min))
  return min === max ? format(min) : `${format(min)}–${format(max)}`
}

/**
 * One whole filter, by the name of its parameter or group, as a search without results suggests to leave it out. Undefined if no part is
 * set.
 */
export function relaxedFilter(
  filter: string,
  filters: VehicleFilters,
  names: Names,
): Pick<NamedFilter, 'label' | 'without'> | undefined {
  const group = FILTER_GROUPS.find((name) => name === filter)
  const set = namedFilters(filters, names).filter((named) =>
    group ? named.group === group && !(named.param in FILTER_PARAMS) : isOf(named.param, filter),
  )
  if (set.length === 0) return undefined
  const label = set.map((named) => named.label).join(', ')
  return { label, without: group ? withoutComposite(filters, group) : withoutParam(filter as FilterParam, filters) }
}

function withoutComposite(filters: VehicleFilters, group: FilterGroup): VehicleFilters {
  return group === 'PRICE' ? withoutPriceBounds(filters) : withoutGroup(filters, group)
}

/** The two bounds of a range are one filter. */
function isOf(param: SingleFilter['param'], filter: string): boolean {
  return rangeNameOf(param) === rangeNameOf(filter)
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
