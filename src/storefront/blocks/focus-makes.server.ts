import type { Brand } from '#domain/brand.ts'
import type { Make } from './makes.server.ts'

/** The make that a shop specialises in, where it has cars of it, and else the makes with the most cars, at most `max` of them. */
export function focusMakes({ make }: Pick<Brand, 'make'>, makes: readonly Make[], max: number): readonly Make[] {
  const offered = makes.filter(({ count }) => count > 0)
  const own = offered.find(({ displayName }) => displayName === make)
  return own ? [own] : offered.toSorted((a, b) => b.count - a.count).slice(0, max)
}
