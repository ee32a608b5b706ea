import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { AccessoryListView } from './list-view.ts'

interface ListForm {
  readonly form: RefObject<HTMLFormElement | null>
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** With script the plain GET form acts on every change; after each navigation its fields say again what the address says. */
export function useListForm({ path, order, href }: Pick<AccessoryListView, 'path' | 'order' | 'href'>): ListForm {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const open = useCallback(
    (element: HTMLFormElement) => {
      const sent = new FormData(element)
      const pairs = order.flatMap((name) => {
        const value = sent.getAll(name).at(-1)
        return typeof value === 'string' && value.trim() ? [[name, value.trim()]] : []
      })
      const query = new URLSearchParams(pairs).toString()
      void navigate(query ? `${path}?${query}` : path, { preventScrollReset: true })
    },
    [path, order, navigate],
  )
  useEffect(() => {
    // Fields outside the form's element belong to it by their `form` attribute, so the whole page is listened to.
    const onChange = ({ target }: Event) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
      if (isField && form.current && target.form === form.current) open(form.current)
    }
    document.addEventListener('change', onChange)
    return () => document.removeEventListener('change', onChange)
  }, [open])
  const shown = useRef(href)
  useEffect(() => {
    if (shown.current !== href) form.current?.reset()
    shown.current = href
  }, [href])
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.currentTarget.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
    open(event.currentTarget)
  }
  return { form, onSubmit }
}
