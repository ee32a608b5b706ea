import { openCover } from './open-cover.ts'

const FOCUSABLE = 'a[href], button, summary, input, select, textarea, [tabindex="0"]'

/** While something covers the page the Tab key goes round inside it, and never behind it. */
export function keepFocusInCover(): () => void {
  document.addEventListener('keydown', goRound)
  return () => document.removeEventListener('keydown', goRound)
}

function goRound(event: KeyboardEvent): void {
  const cover = event.key === 'Tab' ? openCover() : null
  if (!cover) return
  const inside = [...cover.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => control.checkVisibility() && !control.matches(':disabled'),
  )
  const [from, to] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
