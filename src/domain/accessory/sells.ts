import type { AccessoriesProvider } from '../merchant.ts'
import { slugOf } from '../vehicle/vehicle-slug.ts'

/** Stands for every make in a dealer's list of providers. */
export const ANY_MAKE = '*'

/** The providers a dealer named for a make (its slug), each once. */
export function providersForMake(providers: readonly AccessoriesProvider[], make: string): string[] {
  const ids = providers
    .filter(({ makeName }) => makeName === ANY_MAKE || slugOf(makeName) === make)
    .map(({ providerId }) => providerId)
  return [...new Set(ids)]
}
