import { type ToggleEvent, useEffect, useEffectEvent, useRef } from 'react'
import { indexInView, type PictureRowState } from './PictureRow.tsx'
import { usePopoverOpen } from './use-popover-open.ts'

/**
 * Keeps the same picture in view while the row opens over the whole screen and closes again, where it has another size and, on an upright
 * screen, another direction. Returns what the popover around it needs, and whether it is open.
 */
export function useFullScreen(id: string, { element, show }: PictureRowState, onLeave: () => void) {
  const isOpen = usePopoverOpen(id)
  const inView = useRef(0)
  const begin = () => {
    show(inView.current, 'instant')
    element.current?.focus()
  }
  const beginAtFirst = useEffectEvent(begin)
  // It may have been opened before the script was there.
  useEffect(() => {
    if (document.getElementById(id)?.matches(':popover-open')) beginAtFirst()
  }, [id])
  const onBeforeToggle = () => {
    if (element.current) inView.current = indexInView(element.current)
  }
  const onToggle = ({ newState }: ToggleEvent<HTMLElement>) => {
    if (newState === 'open') return begin()
    show(inView.current, 'instant')
    onLeave()
  }
  return { isOpen, onBeforeToggle, onToggle }
}
