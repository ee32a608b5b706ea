import { type RefObject, useEffect } from 'react'

/** Which filter groups the visitor has opened and closed, by name of the group; untouched groups are not included. */
const STORAGE_KEY = 'openFilters'

/** Remembers which groups of the form the visitor opens and closes, and puts them so again after a reload. */
export function useOpenGroups(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const touched = read()
    for (const details of element.querySelectorAll<HTMLDetailsElement>('details[data-group]'))
      details.open = touched[details.dataset.group ?? ''] ?? details.open
    // Only what the visitor does is remembered: the toggle event would also report what the page itself opens.
    const onClick = ({ target }: MouseEvent) => {
      const details = target instanceof Element ? target.closest('summary')?.parentElement : null
      if (details instanceof HTMLDetailsElement && details.dataset.group) write(details.dataset.group, !details.open)
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
