import { useSyncExternalStore } from 'react'

/** What a listener hears: the list was changed in this tab, in another one, or could not take another entry. */
type StoredEvent = 'changed' | 'changed elsewhere' | 'full'

interface Stored {
  readonly id: string
}

/** A short list in the visitor's browser, oldest entry first. An account's favourites are at the server, too (`account-favourites`). */
interface StoredList<Entry extends Stored> {
  entries(): readonly Entry[]
  has(id: string): boolean
  /** Adds the entry or moves it to the end. A full list refuses it or drops its oldest entry, depending on its options. */
  put(entry: Entry): void
  remove(...ids: readonly string[]): void
  /** Puts other entries in the place of all. */
  replace(entries: readonly Entry[]): void
  /** Calls the listener until the function it returns is called; it is called for changes in other tabs, too. */
  subscribe(listener: (event: StoredEvent) => void): () => void
}

interface StoredListOptions<Entry> {
  /** Key of the list in the browser's storage. */
  readonly key: string
  readonly limit: number
  readonly whenFull: 'refuse' | 'forget'
  /** An entry out of what was stored, undefined for anything else: storage may hold what an older release wrote. */
  readonly read: (stored: Partial<Record<string, unknown>>) => Entry | undefined
}

export function storedList<Entry extends Stored>({
  key,
  limit,
  whenFull,
  read,
}: StoredListOptions<Entry>): StoredList<Entry> {
  const listeners = new Set<(event: StoredEvent) => void>()
  let text: string | null = null
  let list: readonly Entry[] = []
  const notify = (event: StoredEvent) => listeners.forEach((listener) => listener(event))
  // The same array as long as the stored text is the same: React compares by identity.
  const entries = () => {
    const stored = readText(key)
    if (stored !== text) {
      text = stored
      list = parsed(stored, read).slice(-limit)
    }
    return list
  }
  const store = (next: readonly Entry[]) => {
    writeText(key, next)
    notify('changed')
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify('changed elsewhere')
  }
  return {
    entries,
    has: (id) => entries().some((entry) => entry.id === id),
    put(entry) {
      const others = entries().filter(({ id }) => id !== entry.id)
      if (others.length >= limit && whenFull === 'refuse') notify('full')
      else store([...others, entry].slice(-limit))
    },
    remove(...ids) {
      store(entries().filter(({ id }) => !ids.includes(id)))
    },
    replace: (entries) => store(entries.slice(-limit)),
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}

const NONE: readonly never[] = []

/** The entries, as they change; none on the server and in the first moment of a page. */
export function useStored<Entry extends Stored>(list: StoredList<Entry>): readonly Entry[] {
  return useSyncExternalStore(list.subscribe, list.entries, () => NONE)
}

/** Whether the list contains this id; renders again only when that changes. */
export function useIsStored(list: StoredList<Stored>, id: string): boolean {
  return useSyncExternalStore(
    list.subscribe,
    () => list.has(id),
    () => false,
  )
}

function parsed<Entry>(text: string | null, read: StoredListOptions<Entry>['read']): readonly Entry[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.flatMap((entry: unknown) => (typeof entry === 'object' && entry ? (read({ ...entry }) ?? []) : []))
  } catch {
    return []
  }
}

// A browser may forbid storage or have no room left; then nothing is stored.
function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeText(key: string, entries: readonly unknown[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(entries))
  } catch {
    // See above.
  }
}
