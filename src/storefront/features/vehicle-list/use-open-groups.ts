import { type RefObject, useEffect } from 'react'

/** Which filter groups the visitor has opened and closed, by name of the group; untouched groups are not included. */
const STORAGE_KEY = 'openFilters'

/** Remembers which groups of the form the visitor opens and closes, and puts them so again after a reload. */
export function useOpenGroups(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const touched = read()
    for (const fold of element.querySelectorAll<HTMLDetailsElement>('details[data-group]'))
      fold.open = touched[fold.dataset.group ?? ''] ?? fold.open
    // Only what the visitor does is remembered: the toggle event also tells of what the page itself opens.
    const onClick = ({ target }: MouseEvent) => {
      const fold = target instanceof Element ? target.closest('summary')?.parentElement : null
      if (fold instanceof HTMLDetailsElement && fold.dataset.group) write(fold.dataset.group, !fold.open)
    }
    element.addEventListener('click', onClick)
    return () => element.removeEventListener('click', onClick)
  }, [form])
}

// A browser may forbid storage, and its contents may be anything.
function read(): Readonly<Record<string, boolean>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    const entries = Object.entries(stored ?? {}).filter(
      (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
    )
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

function write(group: string, isOpen: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...read(), [group]: isOpen }))
  } catch {
    // Nothing is remembered then.
  }
}
