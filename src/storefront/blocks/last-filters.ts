import { useEffect, useSyncExternalStore } from 'react'

/**
 * The last search is stored under this key, as the canonical query of the list (filters, order, page, view, cars per page); accessories
 * have their own key. It is offered as a link and never applied by itself: an address shows everybody the same, and a cached page cannot
 * know a visitor's preferences.
 */
const STORAGE_KEYS = { cars: 'selectedFilters', accessories: 'selectedFilters.accessories' } as const
export type FilteredList = keyof typeof STORAGE_KEYS

/** What is remembered of a list. */
export interface RememberedList {
  readonly href: string
  /** Address of the whole list. */
  readonly base: string
  /** The canonical query of the state, if it differs from that of `href`, where the path holds a part. */
  readonly saved?: string
}

/** A way back to earlier filters: all of them, or together with the category that this page is about. */
interface EarlierFilters {
  readonly href: string
  readonly kind: 'last' | 'kept'
}

/** Remembers the filters of a list and gives back the way to earlier ones from a list that has none of its own. */
export function useEarlierFilters(view: RememberedList, list: FilteredList): EarlierFilters | undefined {
  const stored = useSyncExternalStore(
    notChangedElsewhere,
    () => read(list),
    () => null,
  )
  const { base, saved } = view
  const query = saved ?? queryOf(view.href)
  // A category reached from the menu does not make forget what was chosen before.
  const isCategory = saved !== undefined && !view.href.includes('?')
  useEffect(() => {
    if (query && !(isCategory && read(list))) write(list, query)
  }, [query, isCategory, list])
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
  const currentParams = new URLSearchParams(query)
  const earlier = new URLSearchParams(stored)
  earlier.delete('page')
  for (const name of currentParams.keys()) earlier.delete(name)
  if (!isCategory) return { href: `${base}?${new URLSearchParams(stored).toString()}`, kind: 'last' }
  if (earlier.size === 0) return undefined
  return { href: `${base}?${new URLSearchParams([...currentParams, ...earlier]).toString()}`, kind: 'kept' }
}

/** "Reset" forgets them. */
export function forgetFilters(list: FilteredList): void {
  write(list, null)
}

function queryOf(href: string): string {
  return href.split('?')[1] ?? ''
}

function notChangedElsewhere() {
  return () => {}
}

// A browser may forbid storage altogether; then nothing is remembered and nothing offered.
function read(list: FilteredList): string | null {
  try {
    return localStorage.getItem(STORAGE_KEYS[list])
  } catch {
    return null
  }
}

function write(list: FilteredList, query: string | null): void {
  try {
    if (query === null) localStorage.removeItem(STORAGE_KEYS[list])
    else localStorage.setItem(STORAGE_KEYS[list], query)
  } catch {
    // See above.
  }
}
