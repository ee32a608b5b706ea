import { useEffect } from 'react'

export interface KeyActions {
  /** Opens the list of all keys. */
  readonly help: () => void
  /** Addresses of the areas, in the order of the navigation; `g` and a figure leads there. */
  readonly areas: readonly string[]
}

/** How long a second key may take. */
const SEQUENCE_MS = 1_000

/**
 * Single keys, for staff who work here all day. They do nothing in fields, with Ctrl, Alt or the command key, or while switched off (WCAG
 * 2.1.4); everything they do can also be done by a link, a box or a button.
 */
export function useKeys({ help, areas }: KeyActions, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    let begun = 0
    function onKey(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (ctrlKey || metaKey || altKey || isField(target) || document.querySelector('dialog[open]')) return
      const area = event.timeStamp - begun < SEQUENCE_MS ? areas[Number(key) - 1] : undefined
      begun = key === 'g' ? event.timeStamp : 0
      if (area !== undefined) location.assign(area)
      else if (!act(key, help)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [help, areas, isOn])
}

/** Whether the key does something. */
function act(key: string, help: () => void): boolean {
  if (key === '?') help()
  else if (key === '/') document.querySelector<HTMLElement>('#suche')?.focus()
  else if (key === 'j' || key === 'k') moveRow(key === 'j' ? 1 : -1)
  else if (key === 'x') currentRow()?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  else if (key === 'e') currentRow()?.querySelector<HTMLAnchorElement>('a[href]')?.click()
  else if (key === 'm') document.querySelector<HTMLElement>('main [data-write]')?.focus()
  else return false
  return true
}

function isField(target: EventTarget | null): boolean {
  // A checkbox takes no letters.
  return (
    target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')
  )
}

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main tbody tr, main [data-rows] > li')].filter((row) =>
    row.querySelector('a[href]'),
  )
}

function currentRow(): HTMLElement | undefined {
  return rows().find((row) => row.contains(document.activeElement))
}

/** The focus goes to the link of the next row: what it shows is read out, and Enter opens it. */
function moveRow(by: 1 | -1): void {
  const all = rows()
  const at = all.findIndex((row) => row.contains(document.activeElement))
  const next = all[at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by]
  next?.querySelector<HTMLAnchorElement>('a[href]')?.focus()
}
