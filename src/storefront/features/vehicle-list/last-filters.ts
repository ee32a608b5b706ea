import { useEffect, useState } from 'react'

/** The list's filters outlive the visit under this name; they are offered again, never applied by themselves. */
const STORAGE_KEY = 'selectedFilters'

/** Remembers the address of a filtered list and gives back the last one where nothing is filtered. */
export function useLastFilters(href: string, active: number): string | undefined {
  const [last, setLast] = useState<string>()
  useEffect(() => {
    try {
      if (active > 0) localStorage.setItem(STORAGE_KEY, href)
      setLast(active > 0 ? undefined : (localStorage.getItem(STORAGE_KEY) ?? undefined))
    } catch {
      // A browser may forbid storage; then nothing is offered.
    }
  }, [href, active])
  return last
}

/** "Reset" forgets them. */
export function forgetLastFilters(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Nothing was stored either.
  }
}
