import { useSyncExternalStore } from 'react'

/** False in the server's page and while the browser takes it over, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
