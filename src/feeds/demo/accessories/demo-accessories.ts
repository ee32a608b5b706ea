import type { Accessory } from '#domain/accessory/accessory.ts'
import { ANY_MAKE } from '#domain/accessory/sells.ts'
import type { AccessoriesProvider } from '#domain/merchant.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { demoFile, once } from '../demo-file.ts'
import { demoMakes } from '../models/makes.ts'
import { demoCategories } from './categories.ts'
import { composeProduct, type Draft } from './compose-product.ts'
import { madeToFit } from './made-to-fit.ts'
import { fittedRangesSchema, rangesSchema } from './product-range.ts'

/** The provider of products that fit every car. */
const UNIVERSAL = 'rundum'
/** Only the most common makes have accessories of their own. */
const MAKES_WITH_ACCESSORIES = 32

const UNIVERSAL_FILES = ['transport', 'family-and-electronics', 'wheels', 'parts', 'safety-and-care'].map((name) =>
  demoFile(`accessories/${name}`, rangesSchema),
)
const fittedRanges = demoFile('accessories/made-to-fit', fittedRangesSchema)

/** Some 300 products, the same on every machine. */
export const demoProducts: () => readonly Accessory[] = once(() => {
  const universal = universalProducts().map((draft) => ({ draft, providerId: UNIVERSAL }))
  const fitted = demoMakes()
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAKES_WITH_ACCESSORIES)
    .flatMap((make, number) =>
      madeToFit(fittedRanges(), make, number).map((draft) => ({ draft, providerId: makeProvider(make.name) })),
    )
  const places = new Map<string, number>()
  return [...universal, ...fitted].map(({ draft, providerId }) => {
    const place = (places.get(draft.categoryId) ?? 0) + 1
    places.set(draft.categoryId, place)
    return { ...draft, providerId, productId: productIdOf(draft, place) }
  })
})

/** The providers for a dealer of these makes; none named means every make. */
export function demoProviders(makes: readonly string[]): AccessoriesProvider[] {
  const names = makes.length > 0 ? makes : demoMakes().map(({ name }) => name)
  return [
    ...names.map((makeName) => ({ makeName, providerId: makeProvider(makeName) })),
    { makeName: ANY_MAKE, providerId: UNIVERSAL },
  ]
}

function universalProducts(): Draft[] {
  return UNIVERSAL_FILES.flatMap((file) => file()).flatMap(({ products, variants, ...range }) =>
    products.map(({ variant, ...product }) =>
      composeProduct(range, [range, variants[variant ?? ''] ?? {}, product], []),
    ),
  )
}

function makeProvider(makeName: string): string {
  return `passend-${slugOf(makeName)}`
}

/** Two digits for the category, four for the product in it: a product keeps its number while others are added or removed. */
function productIdOf({ categoryId }: Draft, place: number): string {
  const shelf = 10 + demoCategories().findIndex(({ id }) => id === categoryId)
  return `${shelf}${String(place).padStart(4, '0')}`
}
