import { GenerationCache } from './generation-cache.ts'
import type { PageRequest } from './pages.ts'

const MAX_BYTES = 32_000_000
const BYTES_PER_CHARACTER = 2

/**
 * A visitor with a cart or an account gets a page of their own. Its parts that are the same for everybody (a list of vehicles, the menus)
 * are computed only once per stock generation. `site` distinguishes shops and languages.
 */
export function fragmentCache(
  generation: () => number,
  onLook?: (isHit: boolean) => void,
): (site: string) => NonNullable<PageRequest['fragmentCache']> {
  // No grace: an old fragment would end up in a page that the page cache stores under the new generation.
  const fragments = new GenerationCache<string>({
    generation,
    sizeOf: (text) => text.length * BYTES_PER_CHARACTER,
    maxBytes: MAX_BYTES,
    graceMs: 0,
    onLook,
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
