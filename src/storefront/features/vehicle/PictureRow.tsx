import { vehicleDetailTexts } from '#messages/vehicle-details.ts'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { IconButton } from '#design/Button.tsx'
import { useTexts } from '../../site.ts'

export interface PictureRowState {
  readonly element: RefObject<HTMLUListElement | null>
  /** Index of the picture in view. */
  readonly shown: number
  readonly setShown: (index: number) => void
  readonly show: (index: number, behavior?: ScrollBehavior) => void
}

export function usePictureRow(): PictureRowState {
  const element = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const show = (index: number, behavior: ScrollBehavior = 'auto') => {
    const { left = 0, top = 0 } = placesIn(element.current)[index] ?? {}
    element.current?.scrollTo({ left, top, behavior })
  }
  return { element, shown, setShown, show }
}

interface RowProps {
  row: PictureRowState
  className: string | undefined
  children: ReactNode
}

/** Pictures side by side, one in view: swiping and arrow keys work without a script. */
export function PictureRow({ row: { element, setShown }, className, children }: RowProps) {
  const texts = useTexts(vehicleDetailTexts)
  return (
    <ul
      ref={element}
      className={className}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
      tabIndex={0}
      aria-label={texts.pictures}
      onScroll={({ currentTarget }) => setShown(indexInView(currentTarget))}
    >
      {children}
    </ul>
  )
}

/** The buttons of a row. */
export function Arrows({ row: { shown, show }, count }: { row: PictureRowState; count: number }) {
  const texts = useTexts(vehicleDetailTexts)
  return (
    <>
      <IconButton icon="previous" label={texts.previous} disabled={shown === 0} onClick={() => show(shown - 1)} />
      <IconButton icon="next" label={texts.next} disabled={shown === count - 1} onClick={() => show(shown + 1)} />
    </>
  )
}

/** The picture nearest to the start of the row, which runs to the right or, in full screen on a phone, downwards. */
export function indexInView(row: HTMLElement): number {
  const far = placesIn(row).map(({ left, top }) => Math.abs(left - row.scrollLeft) + Math.abs(top - row.scrollTop))
  return far.indexOf(Math.min(...far))
}

/** Where the row must be scrolled to for each of its pictures. */
function placesIn(row: HTMLElement | null): { left: number; top: number }[] {
  const slides = [...(row?.children ?? [])] as HTMLElement[]
  const [first] = slides
  return slides.map((slide) => ({
    left: slide.offsetLeft - first!.offsetLeft,
    top: slide.offsetTop - first!.offsetTop,
  }))
}
