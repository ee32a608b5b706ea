/** Selects popovers that cover the page: sheets and the gallery over the whole screen. Menus under a button are none. */
const COVER = '[popover][data-covers]'

export interface BackWatch {
  /** To be called after each of the router's navigations. */
  readonly afterNavigation: () => void
  readonly stop: () => void
}

/**
 * Back closes an open sheet or gallery instead of leaving the page. The browser has moved already when it says so: the step is undone, and
 * the router never hears of it. Where the page is the first of its document there is no step inside it that could be undone; there an
 * open sheet adds one, a copy of the page's own entry, and takes it away when it closes.
 */
export function closeSheetsOnBack(): BackWatch {
  /** The router's number of the entry that is shown. */
  let position = positionOf(history.state)
  /** Steps of our own that are on their way. */
  let ownSteps = 0
  let hasCopy = false

  function step(delta: number): void {
    ownSteps += 1
    history.go(delta)
  }

  function onToggle(event: Event): void {
    if (!(event instanceof ToggleEvent) || !(event.target instanceof Element) || !event.target.matches(COVER)) return
    if (event.newState === 'open') {
      hasCopy = position === 0
      if (hasCopy) history.pushState({ ...history.state, isCopy: true }, '')
    } else {
      if (hasCopy && history.state?.isCopy) step(-1)
      hasCopy = false
    }
  }

  function onPop(event: PopStateEvent): void {
    if (ownSteps > 0) {
      ownSteps -= 1
      event.stopImmediatePropagation()
      return
    }
    const cover = document.querySelector<HTMLElement>(`${COVER}:popover-open`)
    if (!cover) return
    // From the page itself nothing leads to its copy while a sheet is open, so this was a step back, whatever the router has said so far.
    const steps = Math.max(position - positionOf(event.state), event.state?.isCopy ? 1 : 0)
    if (steps > 0) step(steps)
    if (steps > 0 || hasCopy) event.stopImmediatePropagation()
    hasCopy = false
    cover.hidePopover()
  }

  document.addEventListener('toggle', onToggle, true)
  // Before the router, which listens on the window, too.
  window.addEventListener('popstate', onPop, true)
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
