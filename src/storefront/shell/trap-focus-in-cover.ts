import { openCover } from './open-cover.ts'

const FOCUSABLE = 'a[href], button, summary, input, select, textarea, [tabindex="0"]'

/** While something covers the page the Tab key goes round inside it, and never behind it. */
export function trapFocusInCover(): () => void {
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

function onKeyDown(event: KeyboardEvent): void {
  const cover = event.key === 'Tab' ? openCover() : null
  if (!cover || !coversNow(cover)) return
  const inside = [...cover.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => control.checkVisibility() && !control.matches(':disabled'),
  )
  const [edge, oppositeEdge] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]]
  // Right after opening the focus may still be on the button that opened it.
  if (document.activeElement !== edge && cover.contains(document.activeElement)) return
  event.preventDefault()
  oppositeEdge?.focus()
}

/** Filters lie beside the list once the window is wide enough, even where they were opened before. */
function coversNow(cover: HTMLElement): boolean {
  return getComputedStyle(cover).position === 'fixed'
}
