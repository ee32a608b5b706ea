import { useEffect, useRef } from 'react'

/**
 * Finds a new place for the focus when `change` differs from before and the element that had it is gone, such as a button that has moved to
 * another list. The page does not scroll to it.
 */
export function useLostFocus(change: string | undefined, find: () => HTMLElement | null | undefined): void {
  const before = useRef(change)
  useEffect(() => {
    if (before.current === change) return
    before.current = change
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) find()?.focus({ preventScroll: true })
  })
}
