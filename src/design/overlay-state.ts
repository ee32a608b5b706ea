import { type ReactNode, useSyncExternalStore } from 'react'

export interface OverlayState {
  /** What a screen reader calls it. */
  readonly label: string
  readonly children: ReactNode
  readonly withPaddings?: boolean
  readonly showCloseButton?: boolean
  /** Neither Escape nor a click beside it closes it: an answer is needed. */
  readonly preventClose?: boolean
  /** Its contents are being loaded. */
  readonly isLoading?: boolean
  /** Called once it has closed, however that happened. */
  readonly onClose?: () => void
}

/** The one overlay of a page: opening another takes its place. */
let current: OverlayState | undefined
const listeners = new Set<() => void>()

function set(next: OverlayState | undefined): void {
  current = next
  listeners.forEach((listener) => listener())
}

export function openOverlay(overlay: OverlayState): void {
  closeOverlay()
  set(overlay)
}

/** Changes some properties of the open overlay; does nothing where none is open. */
export function updateOverlay(properties: Partial<OverlayState>): void {
  if (current) set({ ...current, ...properties })
}

export function closeOverlay(): void {
  const closed = current
  if (!closed) return
  set(undefined)
  closed.onClose?.()
}

export function useOverlay(): OverlayState | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
    () => undefined,
  )
}
