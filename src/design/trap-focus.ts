const FOCUSABLE = 'a[href], button, summary, input, select, textarea'

/** As `ref` of a part that covers the page: the Tab key goes round inside it, and never behind it. */
export function trapFocus(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const inside = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) => control.checkVisibility())
    const [from, to] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]]
    if (document.activeElement !== from) return
    event.preventDefault()
    to?.focus()
  }
  part.addEventListener('keydown', onKey)
  return () => part.removeEventListener('keydown', onKey)
}
