import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'
import { CART_MENU } from '../../blocks/cart-view.ts'

/** Marks a form sent by script: its page stays as it is. */
export const IN_PLACE = 'in-place'

interface AddingInPlace {
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** The link that takes the place of the button, and its focus. */
  readonly link: RefObject<HTMLAnchorElement | null>
}

/**
 * Adds to the cart without leaving the page, then opens the look into the cart. The form goes to the address of this moment, which holds
 * what a script has changed in the calculator; the router's own address does not. `view` comes anew with the answer.
 */
export function useAddInPlace(view: object): AddingInPlace {
  const submit = useSubmit()
  const link = useRef<HTMLAnchorElement>(null)
  const sent = useRef<object>(undefined)
  useEffect(() => {
    if (!sent.current || sent.current === view) return
    sent.current = undefined
    if (!link.current) return
    if (document.activeElement === document.body) link.current.focus({ preventScroll: true })
    const menu = document.getElementById(CART_MENU)
    if (menu?.matches(':not(:popover-open)')) menu.showPopover()
  }, [view])
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sent.current) return
    sent.current = view
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    form.set(IN_PLACE, '1')
    const { pathname, search } = window.location
    void submit(form, { method: 'post', action: pathname + search, navigate: false })
  }
  return { onSubmit, link }
}
