/** Selects popovers that cover the page: sheets and the gallery over the whole screen. Menus under a button do not cover it. */
export const COVER = '[popover][data-covers]'

export function openCover(): HTMLElement | null {
  return document.querySelector(`${COVER}:popover-open`)
}
