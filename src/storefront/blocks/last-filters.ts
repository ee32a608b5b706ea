import { useEffect, useSyncExternalStore } from 'react'

/**
 * The last search is stored under this key, as the canonical query of the list (filters, order, page, view, cars per page); accessories
 * have their own key. It is offered as a link and never applied by itself: an address shows everybody the same, and a cached page cannot
 * know a visitor's preferences.
 */
const STORAGE_KEYS = { cars: 'selectedFilters', accessories: 'selectedFilters.accessories' } as const
export type FilteredList = keyof typeof STORAGE_KEYS

/** The part of a list’s view that is stored as the last search. */
export interface FilteredListView {
  readonly href: string
  /** Address of the whole list. */
  readonly base: string
  /** The canonical query of the state, if it differs from that of `href`, where the path holds a part. */
  readonly saved?: string
}

/** A link to earlier filters: to all of them, or to them combined with the category of this page. */
interface EarlierFilters {
  readonly href: string
  readonly kind: 'last' | 'combined'
}

/** Stores the filters of a list, and returns the link to earlier ones for a list without filters. */
export function useEarlierFilters(view: FilteredListView, list: FilteredList): EarlierFilters | undefined {
  const stored = useSyncExternalStore(
    notChangedElsewhere,
    () => read(list),
    () => null,
  )
  const { base, saved } = view
  const query = saved ?? queryOf(view.href)
  // A category reached from the menu does not replace the stored filters.
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
  return { href: `${base}?${new URLSearchParams([...currentParams, ...earlier]).toString()}`, kind: 'combined' }
}

/** Deletes the stored filters: the visitor has reset them. */
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
