import { DEFAULT_RADIUS, radiusFor } from '#domain/vehicle/radius.ts'
import type { ChoiceParam } from '../filter-params.ts'
import { type MakeModel, NO_FILTERS, type PriceFilter, type VehicleFilters } from '../filters.ts'
import { normalFilters } from '../normal-filters.ts'
import type { MakeNames, ModelRow } from './makes.ts'
import type { Meaning } from './meaning.ts'
import { PHRASES } from './phrases.ts'
import { compact } from './tokens.ts'

type Of<Key extends string> = Extract<Meaning, Readonly<Record<Key, unknown>>>

/** The filters that all meanings together stand for, and the meanings that could not be used, such as a radius without a place. */
export function filtersOf(
  meanings: readonly Meaning[],
  { names }: { readonly names: MakeNames },
): { filters: VehicleFilters; unused: readonly string[] } {
  const choices = choicesOf(of(meanings, 'choice'))
  const bounds = of(meanings, 'bounds')
  const price = priceOf(of(meanings, 'price'), of(meanings, 'priceKind'))
  const place = of(meanings, 'place').at(-1)?.place
  const radius = of(meanings, 'radius').at(-1)?.radius
  const filters = normalFilters({
    ...NO_FILTERS,
    makeModel: rowsOf(meanings, choices.body ?? [], names),
    ...(place === undefined
      ? {}
      : { location: { place, radius: radius === undefined ? DEFAULT_RADIUS : radiusFor(radius) } }),
    ...(price ? { price } : {}),
    choices,
    bounds: Object.assign({}, ...bounds.map((meaning) => meaning.bounds)) as VehicleFilters['bounds'],
    toggles: of(meanings, 'toggle').map(({ toggle }) => toggle),
    powerUnit: bounds.findLast(({ powerUnit }) => powerUnit !== undefined)?.powerUnit ?? 'KW',
  })
  return { filters, unused: place === undefined && radius !== undefined ? [`${radius} km`] : [] }
}

function of<Key extends string>(meanings: readonly Meaning[], key: Key): Of<Key>[] {
  return meanings.filter((meaning): meaning is Of<Key> => key in meaning)
}

function choicesOf(meanings: readonly Of<'choice'>[]): Partial<Record<ChoiceParam, readonly string[]>> {
  const choices: Partial<Record<ChoiceParam, readonly string[]>> = {}
  for (const { choice, values } of meanings) choices[choice] = [...(choices[choice] ?? []), ...values]
  return choices
}

/** Amounts are rates where the text says monthly, or where it mentions leasing or a loan and they are small. */
function priceOf(prices: readonly Of<'price'>[], kinds: readonly Of<'priceKind'>[]): PriceFilter | undefined {
  const amounts = prices.map(({ price }) => price)
  const { monthly, ...range } = Object.assign({ monthly: false }, ...amounts) as Of<'price'>['price']
  const kind = kinds.at(-1)?.priceKind
  const isRate = monthly || (kind !== undefined && Math.max(range.min ?? 0, range.max ?? 0) <= MAX_RATE)
  if (amounts.length === 0) return kind && { kind }
  return { kind: isRate ? (kind ?? 'LOAN_RATE_RANGE') : 'CASH_RANGE', ...range }
}

/** In euros a month: a larger amount is a price. */
const MAX_RATE = 3000

/**
 * Models of the named makes, or of any make where none of those has such a model. A make of which no model is named gets a row of its own.
 */
function rowsOf(meanings: readonly Meaning[], bodies: readonly string[], names: MakeNames): MakeModel[] {
  const makes = [...new Set(of(meanings, 'make').map(({ make }) => make))]
  const models = of(meanings, 'models').flatMap((meaning) => {
    const own = meaning.models.filter(({ make }) => makes.includes(make))
    return own.length > 0 ? own : meaning.models
  })
  const alone = makes.filter((make) => models.every((row) => row.make !== make))
  return [
    ...models.flatMap((row) => [row, ...familyOf(row, bodies, names)]),
    ...alone.map((make): MakeModel => ({ make })),
  ]
}

/** Some makes list a body as a model: a search for a Golf estate includes the Golf Variant. */
function familyOf({ make, model }: ModelRow, bodies: readonly string[], { modelNames }: MakeNames): ModelRow[] {
  const own = modelNames.get(make) ?? []
  const name = own.find(({ slug }) => slug === model)?.name
  if (name === undefined || bodies.length === 0) return []
  return own
    .filter((other) => other.name.startsWith(`${name} `))
    .filter((other) => {
      const meaning = PHRASES.get(compact(other.name.slice(name.length)))
      return meaning && 'choice' in meaning && meaning.choice === 'body' && bodies.includes(meaning.values[0]!)
    })
    .map(({ slug }) => ({ make, model: slug }))
}
