import { berlinYear } from '#domain/berlin-time.ts'
import { parseListState } from '#catalogue/codec.ts'
import { combinedFilters, withoutGroup } from '#catalogue/change-filters.ts'
import { inputFromFilters } from '#catalogue/filter-input.ts'
import { NO_FILTERS, type VehicleFilters } from '#catalogue/filters.ts'
import { formatEuros } from '#domain/format/money.ts'
import { MAX_SEARCH_TEXT } from '#domain/vehicle/search-words-limit.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { homeWords } from '#messages/home-words.ts'
import { searchExampleTexts } from '#messages/search-example.ts'
import { CountVehiclesDocument, SearchWordsDocument } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { makeOptions, modelOptions } from '../../blocks/make-options.server.ts'
import type { Makes } from '../../blocks/makes.server.ts'
import type { SelectOption } from '#design/Select.tsx'
import { loadSearchExample } from '../../blocks/search-example.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import type { FinderView } from './home-view.ts'

const PRICES = [5000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 75_000]
const OLDEST_YEAR = 2005

/** The search entry as an address has left it, with the number of vehicles it finds. */
export async function finderOf(
  params: URLSearchParams,
  makes: Makes,
  context: Readonly<RouterContextProvider>,
  { locale, hasPlace }: { readonly locale: Locale; readonly hasPlace: boolean },
): Promise<FinderView> {
  const { filters } = parseListState(params)
  const words = (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_TEXT).toWellFormed()
  const requestedFilters = hasPlace ? filters : withoutGroup(filters, 'LOCATION')
  const row = requestedFilters.makeModel.find(({ make }) => makes.all.some(({ name }) => name === make))
  const models = row ? await makes.modelsOf(row.make) : []
  const model = models.find(({ name }) => name === row?.model)?.name
  const makeModel = row ? [model === undefined ? { make: row.make } : { make: row.make, model }] : []
  const chosen = { ...requestedFilters, makeModel }
  const { searchVehicles: found } = await query(context, CountVehiclesDocument, {
    filters: inputFromFilters(words === '' ? chosen : combinedFilters(await filtersOfWords(words, context), chosen)),
    makes: makeModel.map(({ make }) => make),
  })
  const hits = hitsOf(found.facets.makeModel)
  const modelHits = hitsOf(found.facets.models)
  return {
    list: pathFor('cars', locale),
    words,
    example: (await loadSearchExample(context)) ?? searchExampleTexts.home[locale],
    count: found.totalCount,
    makes: makeOptions(
      makes.all.filter(({ name }) => hits.has(name) || name === row?.make),
      ({ name }) => hits.get(name) ?? 0,
      row ? [row.make] : [],
      locale,
    ),
    make: row?.make ?? '',
    models: modelOptions(
      models.filter(({ name }) => modelHits.has(name) || name === model),
      modelHits,
      model ?? '',
      locale,
    ),
    model: model ?? '',
    prices: withAny(
      PRICES.map((euros) => ({ value: String(euros), label: formatEuros(euros, locale) })),
      locale,
    ),
    price: String(requestedFilters.price?.max ?? ''),
    years: withAny(
      yearsSince(OLDEST_YEAR).map((year) => ({ value: String(year), label: String(year) })),
      locale,
    ),
    year: String(requestedFilters.bounds['year-min'] ?? ''),
    ...(hasPlace ? { place: requestedFilters.location?.place ?? '' } : {}),
  }
}

/** What the words are understood to mean; nothing where they cannot be read. */
async function filtersOfWords(text: string, context: Readonly<RouterContextProvider>): Promise<VehicleFilters> {
  const answer = await mutate(context, SearchWordsDocument, { text })
  if ('refusals' in answer) return NO_FILTERS
  return parseListState(new URLSearchParams(answer.result.vehicleSearchWords.query)).filters
}

/** The number of hits of each option; those without hits are left out. */
function hitsOf(options: readonly { readonly name: string; readonly count: number }[]): Map<string, number> {
  return new Map(options.flatMap(({ name, count }) => (count > 0 ? [[name, count]] : [])))
}

function withAny(options: readonly SelectOption[], locale: Locale): SelectOption[] {
  return [{ value: '', label: homeWords.any[locale] }, ...options]
}

/** Newest first. */
function yearsSince(oldest: number): number[] {
  const newest = berlinYear()
  return Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index)
}
