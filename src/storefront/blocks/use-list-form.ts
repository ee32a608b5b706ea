import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useInputBeforeHydration } from './input-before-hydration.ts'
import { queryOfForm } from './form-address.ts'

export type Field = HTMLInputElement | HTMLSelectElement

interface ListAddress {
  /** Address of the list without the form's parameters. */
  readonly base: string
  /** Address of the present state. */
  readonly href: string
  /** Names of all parameters in their canonical order. */
  readonly order: readonly string[]
}

interface ListForm {
  readonly form: RefObject<HTMLFormElement | null>
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * With a script the plain GET form of a list acts on every change, in place: focus and scroll position stay where they are. The fields
 * belong to the address: after each navigation the form is reset to what the server has rendered, so `list` must be the same object until
 * then. `adjust` sees a changed field first, to bring others in step with it.
 */
export function useListForm(list: ListAddress, adjust?: (form: HTMLFormElement, changed: Field) => void): ListForm {
  const { base, order, href } = list
  const form = useRef<HTMLFormElement>(null)
  /** The address this form asked for last, and whether it is still on its way. */
  const requested = useRef({ href: '', isLoading: false })
  /** The field the visitor started to fill since the last request. */
  const typing = useRef<EventTarget>(null)
  const navigate = useNavigate()

  const open = useCallback(
    async (element: HTMLFormElement) => {
      const query = queryOfForm(new FormData(element), order)
      const address = query ? `${base}?${query}` : base
      // Enter in a field is a change and a submit: once is enough.
      const { isLoading, href: last } = requested.current
      if (address === (isLoading ? last : href)) return
      const request = { href: address, isLoading: true }
      requested.current = request
      typing.current = null
      await navigate(address, { preventScrollReset: true })
      request.isLoading = false
      // It ended where it began, without a connection: the fields say again what the page shows.
      if (requested.current === request && location.href.endsWith(href)) element.reset()
    },
    [base, order, href, navigate],
  )

  useEffect(() => {
    // Fields outside the form's element belong to it by their `form` attribute, so the whole page is listened to.
    const onChange = ({ target }: Event) => {
      const element = form.current
      if (!element || !isField(target) || target.form !== element) return
      adjust?.(element, target)
      void open(element)
    }
    const onInput = ({ target }: Event) => {
      if (isField(target) && target.form === form.current) typing.current = target
    }
    document.addEventListener('input', onInput)
    document.addEventListener('change', onChange)
    return () => {
      document.removeEventListener('input', onInput)
      document.removeEventListener('change', onChange)
    }
  }, [open, adjust])

  const shown = useRef(list)
  useEffect(() => {
    const { isLoading, href: last } = requested.current
    // The same state again: the server has left out or rounded what was typed, or loaded anew.
    const isSame = last === href || shown.current.href === href
    // Text typed while the list loads stays in the field; it is requested when the field is left. A later choice is on its way.
    const goesOn = (isLoading && last !== href) || (isSame && typing.current !== null)
    if (shown.current !== list && !goesOn) form.current?.reset()
    shown.current = list
  }, [list, href])
  useInputBeforeHydration(
    form,
    useCallback((element) => void open(element), [open]),
  )

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.currentTarget.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
    void open(event.currentTarget)
  }
  return { form, onSubmit }
}

export function isField(target: unknown): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}
