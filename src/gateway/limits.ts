import {
  type ArgumentNode,
  type FieldNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'

/** The limits of one request from outside; our own largest page needs about a third of each. */
export const LIMITS = { depth: 12, aliases: 30, cost: 4_000, tokens: 2_000, bodyBytes: 100_000, operations: 5 } as const

/**
 * The assumed number of items of a list field, for the cost of its selection. Where an argument sets it, `max` is the largest allowed
 * value.
 */
const LISTS: Readonly<Record<string, { readonly items: number; readonly argument?: string; readonly max?: number }>> = {
  searchVehicles: { items: 1 },
  vehicles: { items: 24 },
  vehiclesByIds: { items: 60, argument: 'ids', max: 200 },
  similarVehicles: { items: 4, argument: 'limit', max: 12 },
  makes: { items: 40 },
  models: { items: 20 },
  merchants: { items: 40 },
  images: { items: 6 },
  histogram: { items: 10 },
  facts: { items: 8 },
  places: { items: 8, argument: 'limit', max: 20 },
  lines: { items: 25 },
  orders: { items: 10 },
  events: { items: 10 },
  documents: { items: 3 },
  dealers: { items: 3 },
  items: { items: 10 },
  nearbyDealers: { items: 12 },
  workshops: { items: 40 },
  tradeInDealers: { items: 12 },
  consents: { items: 6 },
  customerAddresses: { items: 10 },
  garageVehicles: { items: 5 },
  services: { items: 10 },
  people: { items: 6 },
  tradeInOffers: { items: 2 },
  favourites: { items: 40 },
  savedSearches: { items: 10 },
  comparables: { items: 3, argument: 'first', max: 100 },
}

/** Extra cost of fields that search or read much of the stock. */
const SEARCHES: Readonly<Record<string, number>> = {
  searchVehicles: 50,
  otherPlaces: 60,
  makes: 20,
  models: 20,
  vehicleCount: 10,
  deliveryTerms: 10,
  priceHistory: 10,
  priceComparison: 20,
  comparables: 100,
  shopPromise: 50,
  confirmedAt: 10,
  earliestDays: 10,
  nextFree: 20,
  nextInspection: 20,
  similarVehicles: 60,
  cart: 100,
  checkout: 200,
  garageValuation: 100,
  garageRecord: 100,
  customerExport: 200,
  openOrderPayment: 400,
  paymentReturn: 10,
}

/** The cost of a mutation field beside its answer: a transaction. */
const MUTATION_COST = 400

/** Refuses documents that nest too deep, repeat fields under too many aliases, or would cost too much to answer. */
export const limitRule: ValidationRule = (context) => ({
  Document: {
    leave(document) {
      const measurer = measurerOf(context)
      for (const definition of document.definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue
        const total = measurer(definition.selectionSet)
        if (definition.operation === OperationTypeNode.MUTATION)
          total.cost += MUTATION_COST * definition.selectionSet.selections.length
        for (const [name, value] of Object.entries(total) as [keyof Measure, number][]) {
          if (value > LIMITS[name]) context.reportError(tooComplex(name, value))
        }
      }
    },
  },
})

interface Measure {
  depth: number
  aliases: number
  cost: number
}

const NOTHING: Measure = { depth: 0, aliases: 0, cost: 0 }

/** Measures selections; each fragment is measured once however often it is spread, otherwise a few lines could take for ever. */
function measurerOf(context: ValidationContext): (selections: SelectionSetNode) => Measure {
  const fragments = new Map<string, Measure>()

  function ofSelections({ selections }: SelectionSetNode): Measure {
    const total = { ...NOTHING }
    for (const selection of selections) {
      const part =
        selection.kind === Kind.FIELD
          ? ofField(selection)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? ofSelections(selection.selectionSet)
            : ofFragment(selection.name.value)
      total.depth = Math.max(total.depth, part.depth)
      total.aliases += part.aliases
      total.cost += part.cost
    }
    return total
  }

  function ofField(field: FieldNode): Measure {
    const below = field.selectionSet ? ofSelections(field.selectionSet) : NOTHING
    const cost = 1 + (SEARCHES[field.name.value] ?? 0) + itemsOf(field) * below.cost
    return { depth: below.depth + 1, aliases: below.aliases + (field.alias ? 1 : 0), cost }
  }

  function ofFragment(name: string): Measure {
    const known = fragments.get(name)
    if (known) return known
    fragments.set(name, NOTHING) // a circular fragment is refused by another rule; here it only has to end
    const fragment = context.getFragment(name)
    const measure = fragment ? ofSelections(fragment.selectionSet) : NOTHING
    fragments.set(name, measure)
    return measure
  }

  return ofSelections
}

function itemsOf({ name, arguments: given = [] }: FieldNode): number {
  const list = LISTS[name.value]
  if (!list) return 1
  const argument = given.find((candidate) => candidate.name.value === list.argument)
  return argument ? Math.min(argumentValue(argument) ?? list.max ?? list.items, list.max ?? list.items) : list.items
}

/** The number of items that a literal argument requests; undefined for a variable, which counts as the largest allowed number. */
function argumentValue({ value }: ArgumentNode): number | undefined {
  if (value.kind === Kind.INT) return Number(value.value)
  return value.kind === Kind.LIST ? value.values.length : undefined
}

/** `value` is left out where counting stopped at the limit. */
export function tooComplex(name: keyof Measure | 'tokens', value?: number): GraphQLError {
  const found = value === undefined ? 'more' : String(value)
  return new GraphQLError(`The query is too complex: its ${name} is ${found}, allowed are ${LIMITS[name]}.`, {
    extensions: { code: 'QUERY_TOO_COMPLEX', limit: name },
  })
}
