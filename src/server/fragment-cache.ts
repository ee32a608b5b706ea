import { GenerationCache } from './generation-cache.ts'
import type { PageRequest } from './pages.ts'

const MAX_BYTES = 32_000_000
const BYTES_PER_CHARACTER = 2

/**
 * A visitor with a cart or an account gets a page rendered for them alone. The parts of it that everybody sees alike (a list of vehicles,
 * the menus) are still searched and put together only once while the stock stays the same. `site` tells the shops and languages apart.
 */
export function fragmentCache(generation: () => number): (site: string) => NonNullable<PageRequest['fragmentCache']> {
  // No grace: an old fragment would end up in a page that the page cache stores under the new generation.
  const fragments = new GenerationCache<string>({
    generation,
    sizeOf: (text) => text.length * BYTES_PER_CHARACTER,
    maxBytes: MAX_BYTES,
    graceMs: 0,
  })
  return (site) => async (key, make) => {
    const name = `${site} ${key}`
    const cached = fragments.get(name)
    if (cached !== undefined) return cached as Awaited<ReturnType<typeof make>>
    const stamp = fragments.stamp()
    const text = await make()
    fragments.set(name, text, stamp)
    return text
  }
}
