import { useSyncExternalStore } from 'react'

/** Whether a popover is open, also where it was opened before the script was there. */
export function usePopoverOpen(id: string): boolean {
  return useSyncExternalStore(
    onToggleOfAny,
    () => document.getElementById(id)?.matches(':popover-open') ?? false,
    () => false,
  )
}

function onToggleOfAny(notify: () => void): () => void {
  document.addEventListener('toggle', notify, true)
  return () => document.removeEventListener('toggle', notify, true)
}
