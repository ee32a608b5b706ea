import { useSyncExternalStore } from 'react'

/** How many articles the cart holds as this page knows it, quantities added up; undefined until something has changed it. */
let current: number | undefined
const listeners = new Set<() => void>()

/** Whoever puts something into the cart says how many articles it holds now. */
export function setCartCount(count: number): void {
  current = count
  listeners.forEach((listener) => listener())
}

/** The number of articles; `loaded` is what the page came with. */
export function useCartCount(loaded = 0): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current ?? loaded,
    () => loaded,
  )
}
