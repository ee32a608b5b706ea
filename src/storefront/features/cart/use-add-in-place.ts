import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { CART_MENU } from '../../blocks/cart-view.ts'

/** Marks a form sent by script: its page stays as it is. */
export const IN_PLACE = 'in-place'

/** Whether adding in place has succeeded. */
export interface AddingOutcome {
  readonly isAdded: boolean
}

interface AddingInPlace {
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** The link that takes the place of the button, and its focus. */
  readonly link: RefObject<HTMLAnchorElement | null>
}

/**
 * Adds to the cart without leaving the page, then opens the cart preview. The form goes to the present address of the window, which has
 * what a script has changed in the calculator; the router's own address does not. A refusal leaves the page as it is.
 */
export function useAddInPlace(): AddingInPlace {
  const { submit, data: outcome, state } = useFetcher<AddingOutcome>()
  const link = useRef<HTMLAnchorElement>(null)
  const isWaiting = useRef(false)
  useEffect(() => {
    if (!isWaiting.current || state !== 'idle') return
    isWaiting.current = false
    if (!outcome?.isAdded || !link.current) return
    if (document.activeElement === document.body) link.current.focus({ preventScroll: true })
    const menu = document.getElementById(CART_MENU)
    if (menu?.matches(':not(:popover-open)')) menu.showPopover()
  }, [outcome, state])
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isWaiting.current) return
    isWaiting.current = true
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    form.set(IN_PLACE, '1')
    const { pathname, search } = window.location
    void submit(form, { method: 'post', action: pathname + search })
  }
  return { onSubmit, link }
}
