import { parse, Kind } from 'graphql'
import { LRUCache } from 'lru-cache'
import { LIMITS } from './limits.ts'

/** Queries whose answers are the same for every visitor of a shop who has neither an account nor a cart. */
const SHARED_QUERIES = new Set([
  ...['accessoriesForVehicle', 'accessoryById', 'accessoryCategories', 'searchAccessories', 'topRatedAccessories'],
  ...['brand', 'contentArticles', 'contentPage', 'navigation', 'shopPromise'],
  ...['makes', 'models', 'merchantBySlug', 'merchants', 'otherPlaces', 'place', 'places'],
  ...['calculateLeasing', 'calculateLoan', 'defaultFinanceSummary', 'lookUpVehicle'],
  ...['searchVehicles', 'similarVehicles', 'vehicleById', 'vehicleSearchWords', 'vehiclesByIds'],
  ...['cartCount', 'workshopServices', '__typename'],
])
const MAX_CHARACTERS = 200_000

/** Tells whether a document runs only `SHARED_QUERIES`; any other document may read or change data of one visitor or customer. */
export function sharedDocuments(): (document: string) => boolean {
  const known = new LRUCache<string, boolean>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_, text) => Math.max(text.length, 1),
    memoMethod: readsShared,
  })
  return (document) => known.memo(document)
}

function readsShared(document: string): boolean {
  // A document that is wrong or too long is refused later; it reads nothing.
  if (document.length > MAX_CHARACTERS) return false
  try {
    return parse(document, { maxTokens: LIMITS.tokens }).definitions.every(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ||
        (definition.kind === Kind.OPERATION_DEFINITION &&
          definition.operation === 'query' &&
          definition.selectionSet.selections.every(
            (selection) => selection.kind === Kind.FIELD && SHARED_QUERIES.has(selection.name.value),
          )),
    )
  } catch {
    return false
  }
}
