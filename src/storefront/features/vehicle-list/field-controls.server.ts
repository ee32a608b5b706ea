import { type FilterGroupRow, filtersOfGroup, type FilteredField } from '#catalogue/filter-groups.ts'
import { type BoundParam, type ChoiceParam, FILTER_PARAMS, type ToggleParam } from '#catalogue/filter-params.ts'
import type { VehicleFilters } from '#catalogue/filters.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { EMISSION_CLASSES } from '#domain/vehicle/emissions.ts'
import { COLORS_SHOWN_AT_FIRST, CONDITIONS_SHOWN_AT_FIRST } from '#domain/vehicle/search-vocabulary.ts'
import { listTexts } from '#messages/list.ts'
import { listWords } from '#messages/list-words.ts'
import { inLanguage } from '#messages/texts.ts'
import type { ListFacetsFragment } from '#storefront/generated/graphql.ts'
import { countsOf } from './facet-counts.server.ts'
import { labelOf } from './filter-names.server.ts'
import type { ChoicesView, ControlView, RangeView, SegmentView, SelectView } from './list-view.ts'
import { stopsOf } from './range-stops.server.ts'
import { periodOf, unitOf } from './units.server.ts'

/** The controls of a group that follow from rows of the field table, in their order. */
export function fieldControls(
  { group, label }: FilterGroupRow,
  filters: VehicleFilters,
  facets: ListFacetsFragment,
  locale: Locale,
): ControlView[] {
  const rows = filtersOfGroup(group)
  return rows.flatMap((row) => {
    const { param } = row.filter
    const kind = FILTER_PARAMS[param].kind
    if (kind === 'choice') return [choices(row, label[locale], filters, facets, locale)]
    if (kind === 'toggle') return [toggle(row, filters, facets, locale)]
    return bound(row, rows, filters, locale)
  })
}

function choices(
  row: FilteredField,
  groupTitle: string,
  filters: VehicleFilters,
  facets: ListFacetsFragment,
  locale: Locale,
): ChoicesView {
  const param = row.filter.param as ChoiceParam
  const counts = countsOf(facets, row.filter.input)
  const options = optionsInOrder(row, locale).map(
    ({ value, label }) => [value, label[locale], counts.get(value) ?? 0] as const,
  )
  return {
    kind: 'choices',
    name: param,
    ...(labelOf(param, locale) === groupTitle ? {} : { title: labelOf(param, locale) }),
    ...(isColor(row)
      ? { options: options.toSorted(([, , one], [, , other]) => other - one), shown: COLORS_SHOWN_AT_FIRST }
      : { options, shown: CONDITIONS_SHOWN_AT_FIRST }),
    chosen: filters.choices[param] ?? [],
    ...(isColor(row) ? { swatches: true as const } : {}),
  }
}

function isColor({ filter }: FilteredField): boolean {
  return filter.control === 'swatches' || filter.param === 'interior-color'
}

type Options = FilteredField['field']['options']

/** The same for every request. */
const inOrder: Record<Locale, Map<FilteredField, Options>> = { de: new Map(), en: new Map() }

/**
 * A filter's options, the newest emission classes first. Where the vocabulary's order means nothing to a reader, options are sorted by
 * their label; of colours that decides between equally usual ones.
 */
function optionsInOrder(row: FilteredField, locale: Locale): Options {
  const known = inOrder[locale].get(row)
  if (known) return known
  const sorted = row.field.options.toSorted(orderOf(row, locale))
  inOrder[locale].set(row, sorted)
  return sorted
}

function orderOf(row: FilteredField, locale: Locale): (one: Options[number], other: Options[number]) => number {
  const param = row.filter.param as ChoiceParam
  if (param === 'emission-class') return (one, other) => ageOf(other.value) - ageOf(one.value)
  const isByLabel = isColor(row) || FILTER_PARAMS[param].group === 'EQUIPMENT'
  return isByLabel ? (one, other) => one.label[locale].localeCompare(other.label[locale], locale) : () => 0
}

function ageOf(emissionClass: string): number {
  return EMISSION_CLASSES.findIndex((known) => known === emissionClass)
}

function toggle(
  { filter }: FilteredField,
  filters: VehicleFilters,
  facets: ListFacetsFragment,
  locale: Locale,
): ControlView {
  const param = filter.param as ToggleParam
  const count = countsOf(facets, filter.input).get(filter.match === 'isNot' ? 'false' : 'true')
  return {
    kind: 'toggle',
    name: param,
    title: labelOf(param, locale),
    ...(count === undefined ? {} : { count }),
    ...(filters.toggles.includes(param) ? { checked: true as const } : {}),
  }
}

/** Two bounds of the same thing are one range, shown at the position of the first; one bound alone is a choice or a number. */
function bound(
  row: FilteredField,
  rows: readonly FilteredField[],
  filters: VehicleFilters,
  locale: Locale,
): ControlView[] {
  const param = row.filter.param as BoundParam
  const { range, side } = FILTER_PARAMS[param]
  const partner = rows.find(({ filter }) => filter.param !== param && isBoundOf(filter.param, range))
  if (!partner) return [single(row, filters, locale)]
  if (side === 'max') return []
  const view = rangeView(param, partner.filter.param as BoundParam, filters, locale)
  return range === 'power' ? [view, powerUnit(filters, locale)] : [view]
}

function isBoundOf(param: FilteredField['filter']['param'], range: string): boolean {
  const row = FILTER_PARAMS[param]
  return row.kind === 'bound' && row.range === range
}

function rangeView(min: BoundParam, max: BoundParam, filters: VehicleFilters, locale: Locale): RangeView {
  const { range } = FILTER_PARAMS[min]
  const unit = unitOf(min, filters)
  return {
    kind: 'range',
    title: labelOf(min, locale),
    from: { name: min, value: filters.bounds[min] },
    to: { name: max, value: filters.bounds[max] },
    stops: stopsOf(range, unit),
    ...(unit ? { unit } : {}),
    ...(range === 'year' ? { plain: true as const } : {}),
  }
}

function single({ filter }: FilteredField, filters: VehicleFilters, locale: Locale): ControlView {
  const param = filter.param as BoundParam
  const unit = unitOf(param, filters)
  const value = filters.bounds[param]
  const title = titleOf(param, locale)
  if (!filter.choices) {
    const amount = value === undefined ? {} : { value: formatNumber(value, locale) }
    return { kind: 'number', name: param, title, ...amount, ...(unit ? { unit } : {}) }
  }
  return select(param, title, filter.choices, value, unit, locale)
}

/** "Kilometerstand bis": one bound says in its name which side it is. */
function titleOf(param: BoundParam, locale: Locale): string {
  const texts = inLanguage(listTexts, locale)
  const label = labelOf(param, locale)
  if (periodOf(param, 1, locale)) return label
  return FILTER_PARAMS[param].side === 'min' ? texts.from(label) : texts.to(label)
}

function select(
  param: BoundParam,
  title: string,
  choices: readonly number[],
  value: number | undefined,
  unit: string | undefined,
  locale: Locale,
): SelectView {
  const texts = inLanguage(listWords, locale)
  const { noLimitFrom } = FILTER_PARAMS[param]
  const amount = (number: number) =>
    periodOf(param, number, locale) ?? `${formatNumber(number, locale)}${unit ? `\u00A0${unit}` : ''}`
  const limits = choices.filter((number) => noLimitFrom === null || number < noLimitFrom)
  const offered = value === undefined || limits.includes(value) ? limits : [...limits, value].sort((a, b) => a - b)
  return {
    kind: 'select',
    name: param,
    title,
    options: [
      ...offered.map((number) => ({ value: String(number), label: amount(number) })),
      { value: '', label: texts.any },
    ],
    chosen: value === undefined ? '' : String(value),
  }
}

function powerUnit(filters: VehicleFilters, locale: Locale): SegmentView {
  const options = [
    { value: '', label: 'kW' },
    { value: 'PS', label: 'PS' },
  ]
  const chosen = filters.powerUnit === 'PS' ? 'PS' : ''
  return { kind: 'segment', name: 'power-unit', title: listWords.powerUnit[locale], options, chosen }
}
