import { withOption, withToggle } from '#catalogue/change-filters.ts'
import { FIELD_FILTERS, type FilteredField } from '#catalogue/filter-groups.ts'
import { inputFromFilters } from '#catalogue/filter-input.ts'
import { type ChoiceParam, type ToggleParam } from '#catalogue/filter-params.ts'
import type { VehicleFilters } from '#catalogue/filters.ts'
import { LIMITS } from '#gateway/limits.ts'
import type { TestShop } from './test-shop.ts'

/** An option of a search: its name for messages, the count beside it and the filters that choosing it leads to. */
export interface CountedOption {
  readonly name: string
  readonly count: number
  readonly chosen: VehicleFilters
}

interface NameCount {
  readonly name: string
  readonly count: number
}
interface FacetTree {
  readonly [name: string]: readonly NameCount[] | FacetTree
}

/** Filters with options: every one that is no bound. */
const COUNTED = FIELD_FILTERS.filter(({ filter: { match } }) => match !== 'min' && match !== 'max')

/** Where the facets of the API are not grouped as the filters are. */
const FLAT: Readonly<Record<string, string>> = {
  'price-rating': 'priceRating',
  vat: 'vat',
  color: 'bodyColors',
  metallic: 'metallic',
}
const pathOf = ({ filter }: FilteredField) => (FLAT[filter.param] ? [FLAT[filter.param]!] : filter.input.split('.'))

const LIST = '{ name count }'
const selections = [...Map.groupBy(COUNTED.map(pathOf), ([group]) => group)].map(([group, paths]) =>
  paths[0]!.length === 1 ? `${group} ${LIST}` : `${group} { ${paths.map(([, name]) => `${name} ${LIST}`).join(' ')} }`,
)
const FACETS = `query ($filters: VehicleFilterInput, $makes: [String!]!) { searchVehicles(filters: $filters) { facets {
  makeModel ${LIST} merchantLocation ${LIST} models(makeNames: $makes) { make name count } ${selections.join(' ')} } } }`

interface Operation {
  readonly query: string
  readonly variables: Record<string, unknown>
}

/** Posts the operations to `/graphql`, as many at once as one request may have. */
async function post<Data>(shop: TestShop, operations: readonly Operation[]): Promise<Data[]> {
  const answers: Data[] = []
  for (let from = 0; from < operations.length; from += LIMITS.operations) {
    const { status, text } = await shop.get('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(operations.slice(from, from + LIMITS.operations)),
    })
    if (status !== 200) throw new Error(`${status}: ${text.slice(0, 500)}`)
    for (const answer of JSON.parse(text) as { data?: Data; errors?: unknown }[]) {
      if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors))
      answers.push(answer.data)
    }
  }
  return answers
}

/** The options of each filter state, in its order. */
export async function optionsOverHttp(
  shop: TestShop,
  states: readonly VehicleFilters[],
  makes: readonly string[],
): Promise<CountedOption[][]> {
  const operations = states.map((filters) => ({
    query: FACETS,
    variables: { filters: inputFromFilters(filters), makes },
  }))
  const answers = await post<{ searchVehicles: { facets: FacetTree } }>(shop, operations)
  return answers.map(({ searchVehicles: { facets } }, index) => optionsOf(states[index]!, facets))
}

function optionsOf(filters: VehicleFilters, facets: FacetTree): CountedOption[] {
  const listAt = (path: readonly string[]) =>
    path.reduce<FacetTree[string]>((tree, name) => (tree as FacetTree)[name]!, facets) as readonly NameCount[]
  const ofRows = COUNTED.flatMap((row) => {
    const { param, match } = row.filter
    return listAt(pathOf(row)).flatMap(({ name, count }) => {
      const option = { name: `${param}=${name}`, count }
      if (match === 'is' || match === 'isNot')
        // A switch chooses one of the two values that are counted.
        return name === String(match === 'is')
          ? [{ ...option, chosen: withToggle(filters, param as ToggleParam, true) }]
          : []
      // Of alternatives it is chosen instead of the others, of features together with them.
      const others = match === 'all' ? filters : { ...filters, choices: { ...filters.choices, [param]: [] } }
      return [{ ...option, chosen: withOption(others, param as ChoiceParam, name) }]
    })
  })
  const makes = listAt(['makeModel']).map(({ name, count }) => ({
    name,
    count,
    chosen: { ...filters, makeModel: [{ make: name }] },
  }))
  const models = (listAt(['models']) as readonly (NameCount & { readonly make: string })[]).map(
    ({ make, name, count }) => ({
      name: `${make} ${name}`,
      count,
      chosen: { ...filters, makeModel: [{ make, model: name }] },
    }),
  )
  const dealers = listAt(['merchantLocation']).map(({ name, count }) => ({
    name,
    count,
    chosen: { ...filters, merchants: [name] },
  }))
  return [...ofRows, ...makes, ...models, ...dealers]
}

/** The totals of searches, in their order; as many in one document as may have names of their own. */
export async function totalsOverHttp(shop: TestShop, searches: readonly VehicleFilters[]): Promise<number[]> {
  const operations: Operation[] = []
  for (let from = 0; from < searches.length; from += LIMITS.aliases) {
    const part = searches.slice(from, from + LIMITS.aliases)
    const names = part.map((_, index) => `f${index}`)
    const fields = names.map((name) => `${name}: searchVehicles(filters: $${name}) { totalCount }`)
    operations.push({
      query: `query (${names.map((name) => `$${name}: VehicleFilterInput`).join(', ')}) { ${fields.join(' ')} }`,
      variables: Object.fromEntries(part.map((filters, index) => [names[index], inputFromFilters(filters)])),
    })
  }
  const answers = await post<Record<string, { totalCount: number }>>(shop, operations)
  return answers.flatMap((answer) => Object.values(answer).map(({ totalCount }) => totalCount))
}
