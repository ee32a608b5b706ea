import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { queryOfForm } from './form-address.ts'
import type { ListView } from './list-view.ts'

interface FilterForm {
  readonly form: RefObject<HTMLFormElement | null>
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * With script the plain GET form acts on every change, in place: focus and scroll position stay where they are. The fields
 * belong to the address: after each navigation the form is reset to what the server has rendered.
 */
export function useFilterForm({ base, order, href }: Pick<ListView, 'base' | 'order' | 'href'>): FilterForm {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()

  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const open = () => {
      const query = queryOfForm(new FormData(element), order)
      return navigate(query ? `${base}?${query}` : base, { preventScrollReset: true })
    }
    // Fields outside the form's element belong to it by their `form` attribute, so the whole page is listened to.
    const onChange = ({ target }: Event) => {
      if (!isField(target) || target.form !== element) return
      if (target.name.startsWith('make')) clear(element, target.name.replace('make', 'model'))
      if (target.name === 'place') for (const name of ['lat', 'lon']) clear(element, name)
      void open()
    }
    document.addEventListener('change', onChange)
    return () => document.removeEventListener('change', onChange)
  }, [base, order, navigate])

  useEffect(() => {
    if (href) form.current?.reset()
  }, [href])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = queryOfForm(new FormData(event.currentTarget), order)
    event.currentTarget.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
    void navigate(query ? `${base}?${query}` : base, { preventScrollReset: true })
  }
  return { form, onSubmit }
}

function isField(target: unknown): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}

function clear(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  if (isField(field)) field.value = ''
}
