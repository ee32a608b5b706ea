import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { onQueryReplaced } from './present-address.ts'

/** The query of this moment's address, also after a script has replaced it without a navigation. */
export function usePresentSearch(): string {
  const { search } = useLocation()
  return useSyncExternalStore(
    onQueryReplaced,
    () => window.location.search,
    () => search,
  )
}
