import {
  type FieldNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'

/** What one request from outside may ask; our own largest page needs about a third of each. */
export const LIMITS = { depth: 12, aliases: 30, cost: 4_000, bodyBytes: 100_000, operations: 5 } as const

/** How many items a list field is taken to have, for the cost of what stands below it. */
const LIST_SIZES: Readonly<Record<string, number>> = {
  vehicles: 24,
  // A list of favourites may be longer; strangers ask for less of each then.
  vehiclesByIds: 60,
  similarVehicles: 4,
  makes: 40,
  models: 20,
  merchants: 40,
  images: 6,
  histogram: 10,
  facts: 8,
  repaymentPlan: 60,
  places: 8,
  blocks: 40,
  lines: 4,
  spans: 3,
}

/** Refuses documents that nest too deep, repeat fields under too many aliases, or would cost too much to answer. */
export const limitRule: ValidationRule = (context) => ({
  Document: {
    leave(document) {
      for (const definition of document.definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue
        const total = measure(definition.selectionSet, context, new Set())
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

function measure(selections: SelectionSetNode, context: ValidationContext, fragments: ReadonlySet<string>): Measure {
  const total: Measure = { depth: 0, aliases: 0, cost: 0 }
  for (const selection of selections.selections) {
    const part =
      selection.kind === Kind.FIELD
        ? measureField(selection, context, fragments)
        : selection.kind === Kind.INLINE_FRAGMENT
          ? measure(selection.selectionSet, context, fragments)
          : measureFragment(selection.name.value, context, fragments)
    total.depth = Math.max(total.depth, part.depth)
    total.aliases += part.aliases
    total.cost += part.cost
  }
  return total
}

function measureField(field: FieldNode, context: ValidationContext, fragments: ReadonlySet<string>): Measure {
  const below = field.selectionSet ? measure(field.selectionSet, context, fragments) : { depth: 0, aliases: 0, cost: 0 }
  const items = LIST_SIZES[field.name.value] ?? 1
  return { depth: below.depth + 1, aliases: below.aliases + (field.alias ? 1 : 0), cost: 1 + items * below.cost }
}

/** A fragment that contains itself is refused elsewhere; here it only must not go on for ever. */
function measureFragment(name: string, context: ValidationContext, fragments: ReadonlySet<string>): Measure {
  const fragment = context.getFragment(name)
  if (!fragment || fragments.has(name)) return { depth: 0, aliases: 0, cost: 0 }
  return measure(fragment.selectionSet, context, new Set([...fragments, name]))
}

function tooComplex(name: keyof Measure, value: number): GraphQLError {
  return new GraphQLError(`The query is too complex: its ${name} is ${value}, allowed are ${LIMITS[name]}.`, {
    extensions: { code: 'QUERY_TOO_COMPLEX', limit: name },
  })
}
