import type { Accessory } from '#domain/accessory/accessory.ts'
import { ANY_MAKE } from '#domain/accessory/sells.ts'
import type { AccessoriesProvider } from '#domain/merchant.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { demoMakes } from '../models/makes.ts'
import { DEMO_CATEGORIES } from './categories.ts'
import type { Draft } from './draft.ts'
import { FAMILY_AND_ELECTRONICS } from './family-and-electronics.ts'
import { madeToFit } from './made-to-fit.ts'
import { PARTS } from './parts.ts'
import { SAFETY_AND_CARE } from './safety-and-care.ts'
import { TRANSPORT } from './transport.ts'
import { TYRES_AND_CHAINS } from './wheels.ts'

/** Delivers what goes with every car. */
const UNIVERSAL = 'rundum'
/** Makes whose cars are rare have no accessories of their own. */
const MAKES_WITH_ACCESSORIES = 32

/** Some 300 products, the same on every machine. */
export const DEMO_ACCESSORIES: readonly Accessory[] = [
  ...[...TRANSPORT, ...FAMILY_AND_ELECTRONICS, ...TYRES_AND_CHAINS, ...PARTS, ...SAFETY_AND_CARE].map((draft) => ({
    draft,
    providerId: UNIVERSAL,
  })),
  ...demoMakes()
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAKES_WITH_ACCESSORIES)
    .flatMap((make, number) =>
      madeToFit(make, number).map((draft) => ({ draft, providerId: makeProvider(make.name) })),
    ),
].map(({ draft, providerId }, index, all) =>
  numbered(
    draft,
    providerId,
    all.slice(0, index).filter((other) => other.draft.categoryId === draft.categoryId).length,
  ),
)

/** Who delivers a dealer of these makes (none named: of every make). */
export function demoProviders(makes: readonly string[]): AccessoriesProvider[] {
  const names = makes.length > 0 ? makes : demoMakes().map(({ name }) => name)
  return [
    ...names.map((makeName) => ({ makeName, providerId: makeProvider(makeName) })),
    { makeName: ANY_MAKE, providerId: UNIVERSAL },
  ]
}

function makeProvider(makeName: string): string {
  return `passend-${slugOf(makeName)}`
}

/** Two digits of the category, four of the product in it: a product keeps its number while others come and go elsewhere. */
function numbered(draft: Draft, providerId: string, place: number): Accessory {
  const shelf = 10 + DEMO_CATEGORIES.findIndex(({ id }) => id === draft.categoryId)
  return {
    content: null,
    fits: [],
    responsiblePerson: null,
    warnings: [],
    typeApproval: null,
    tyreLabel: null,
    takeBack: [],
    durabilityGuarantee: null,
    topRated: false,
    ...draft,
    providerId,
    productId: `${shelf}${String(place + 1).padStart(4, '0')}`,
  }
}
