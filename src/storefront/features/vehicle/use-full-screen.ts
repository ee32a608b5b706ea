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
  /** Where the open row was scrolled to for its picture: the last ones of an upright screen do not reach its top. */
  const openedAt = useRef<string>(undefined)
  const begin = () => {
    show(inView.current, 'instant')
    openedAt.current = placeOf(element.current)
    element.current?.focus()
  }
  // It may have been opened before the script was there; then it is where its visitor has scrolled it.
  const takeOver = useEffectEvent((screen: HTMLElement) => {
    if (!screen.contains(document.activeElement)) element.current?.focus()
  })
  useEffect(() => {
    const screen = document.getElementById(id)
    if (screen?.matches(':popover-open')) takeOver(screen)
  }, [id])
  const onBeforeToggle = ({ newState }: ToggleEvent<HTMLElement>) => {
    const isUnmoved = newState === 'closed' && placeOf(element.current) === openedAt.current
    if (element.current && !isUnmoved) inView.current = indexInView(element.current)
  }
  const onToggle = ({ newState }: ToggleEvent<HTMLElement>) => {
    if (newState === 'open') return begin()
    show(inView.current, 'instant')
    onLeave()
  }
  return { isOpen, onBeforeToggle, onToggle }
}

function placeOf(row: HTMLElement | null): string {
  return `${row?.scrollLeft} ${row?.scrollTop}`
}
