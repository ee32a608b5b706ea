import { useEffect, useSyncExternalStore } from 'react'
import type { ListView } from './list-view.ts'

/**
 * What a visitor last looked for outlives the visit under this name, as the canonical query of the list: filters, order, page,
 * view and cars per page alike, in either language. It is offered again as a link and never applied by itself: an address
 * shows everybody the same, and a page that is kept for all visitors cannot know what one of them prefers.
 */
const STORAGE_KEY = 'selectedFilters'

/** A way back to earlier filters: all of them, or together with the category that this page is about. */
export interface EarlierFilters {
  readonly href: string
  readonly kind: 'last' | 'kept'
}

/** Remembers the filters of a list and gives back the way to earlier ones from a list that has none of its own. */
export function useEarlierFilters(view: Pick<ListView, 'href' | 'base' | 'saved'>): EarlierFilters | undefined {
  const stored = useSyncExternalStore(notChangedElsewhere, read, () => null)
  const { base, saved } = view
  const query = saved ?? queryOf(view.href)
  // A category reached from the menu does not make forget what was chosen before.
  const isCategory = saved !== undefined && !view.href.includes('?')
  useEffect(() => {
    if (query && !(isCategory && read())) write(query)
  }, [query, isCategory])
  return earlierFilters(stored, query, isCategory, base)
}

/** The link to offer, from the stored query and that of this page. Whatever is stored, it leads to the list. */
export function earlierFilters(
  stored: string | null,
  query: string,
  isCategory: boolean,
  base: string,
): EarlierFilters | undefined {
  if (!stored || stored === query || (query && !isCategory)) return undefined
  const here = new URLSearchParams(query)
  const earlier = new URLSearchParams(stored)
  earlier.delete('page')
  for (const name of here.keys()) earlier.delete(name)
  if (!isCategory) return { href: `${base}?${new URLSearchParams(stored).toString()}`, kind: 'last' }
  if (earlier.size === 0) return undefined
  return { href: `${base}?${new URLSearchParams([...here, ...earlier]).toString()}`, kind: 'kept' }
}

/** "Reset" forgets them. */
export function forgetLastFilters(): void {
  write(null)
}

function queryOf(href: string): string {
  return href.split('?')[1] ?? ''
}

function notChangedElsewhere() {
  return () => {}
}

// A browser may forbid storage altogether; then nothing is remembered and nothing offered.
function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function write(query: string | null): void {
  try {
    if (query === null) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, query)
  } catch {
    // See above.
  }
}
