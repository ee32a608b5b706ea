import { KeptStore } from './kept-store.ts'
import type { PageRequest } from './pages.ts'

const MOST_BYTES = 32_000_000
const BYTES_A_CHARACTER = 2

/**
 * For those who are shown more than everybody is (a cart, an account), a page is rendered each time; but what they all see of it alike need
 * not be searched, read and put together again while the stock stays the same. `site` tells apart who does not see the same.
 */
export function keptTexts(generation: () => number): (site: string) => NonNullable<PageRequest['keep']> {
  // A text never lives on: the page it goes into would be kept as one of the new stock.
  const store = new KeptStore<string>((text) => text.length * BYTES_A_CHARACTER, MOST_BYTES, 0)
  return (site) => async (key, make) => {
    const name = `${site} ${key}`
    const kept = store.find(name, generation(), performance.now())
    if (kept !== undefined) return kept as Awaited<ReturnType<typeof make>>
    const [madeFor, madeAt] = [generation(), performance.now()]
    const text = await make()
    store.put(name, text, madeFor, madeAt)
    return text
  }
}
