import { COVER, openCover } from './open-cover.ts'

export interface BackWatch {
  /** To be called after each of the router's navigations. */
  readonly afterNavigation: () => void
  readonly stop: () => void
}

/**
 * Back closes an open sheet or gallery instead of leaving the page. The browser reports Back after it has moved, so the step is undone
 * before the router notices it. On the first page of a document there is no earlier entry to go back to; there an open sheet adds a copy of
 * the page's own entry, and removes it when it closes.
 */
export function closeSheetsOnBack(): BackWatch {
  /** The router's number of the entry that is shown. */
  let position = positionOf(history.state)
  /** Steps that this code has requested and that have not arrived yet. */
  let ownSteps = 0
  let hasCopy = false

  function step(delta: number): void {
    ownSteps += 1
    history.go(delta)
  }

  function onToggle(event: Event): void {
    if (!(event instanceof ToggleEvent) || !(event.target instanceof Element) || !event.target.matches(COVER)) return
    if (event.newState === 'open') {
      prepareBack()
    } else {
      if (hasCopy && history.state?.isCopy) step(-1)
      hasCopy = false
    }
  }

  function prepareBack(): void {
    hasCopy = position === 0
    if (hasCopy) history.pushState({ ...history.state, isCopy: true }, '')
  }

  function onPop(event: PopStateEvent): void {
    if (ownSteps > 0) {
      ownSteps -= 1
      event.stopImmediatePropagation()
      return
    }
    const cover = openCover()
    if (!cover) return
    // While a sheet is open nothing else leads to the copy, so this was a step back, whatever position the router has reported.
    const steps = Math.max(position - positionOf(event.state), event.state?.isCopy ? 1 : 0)
    if (steps > 0) step(steps)
    if (steps > 0 || hasCopy) event.stopImmediatePropagation()
    hasCopy = false
    cover.hidePopover()
  }

  document.addEventListener('toggle', onToggle, true)
  // Capturing, to run before the router, which listens on the window, too.
  window.addEventListener('popstate', onPop, true)
  // Popovers need no script, so one may have been opened before this code arrived.
  if (openCover()) prepareBack()
  return {
    afterNavigation: () => {
      position = positionOf(history.state)
    },
    stop: () => {
      document.removeEventListener('toggle', onToggle, true)
      window.removeEventListener('popstate', onPop, true)
    },
  }
}

function positionOf(state: { readonly idx?: number } | null): number {
  return state?.idx ?? 0
}
