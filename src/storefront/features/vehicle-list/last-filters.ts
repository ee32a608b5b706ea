import { useEffect, useSyncExternalStore } from 'react'

/** The list's filters outlive the visit under this name; they are offered again, never applied by themselves. */
const STORAGE_KEY = 'selectedFilters'

/** Remembers the address of a filtered list and gives back the last one where nothing is filtered. */
export function useLastFilters(href: string, active: number): string | undefined {
  const last = useSyncExternalStore(notChangedElsewhere, read, () => null)
  useEffect(() => {
    if (active > 0) write(href)
  }, [href, active])
  return active > 0 ? undefined : (last ?? undefined)
}

/** "Reset" forgets them. */
export function forgetLastFilters(): void {
  write(null)
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

function write(href: string | null): void {
  try {
    if (href === null) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, href)
  } catch {
    // See above.
  }
}
