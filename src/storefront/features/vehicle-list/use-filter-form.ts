import { kilowattsFromPs, psOf } from '#domain/vehicle/power.ts'
import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef } from 'react'
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
  const asked = useRef('')
  /** The field somebody has begun to fill since an address was asked for. */
  const typing = useRef<EventTarget>(null)
  const navigate = useNavigate()

  const open = useCallback(
    (element: HTMLFormElement) => {
      const query = queryOfForm(new FormData(element), order)
      const address = query ? `${base}?${query}` : base
      // Enter in a field is a change and a submit: once is enough.
      if (address === asked.current) return
      asked.current = address
      typing.current = null
      void navigate(address, { preventScrollReset: true })
    },
    [base, order, navigate],
  )

  useEffect(() => {
    // Fields outside the form's element belong to it by their `form` attribute, so the whole page is listened to.
    const onChange = ({ target }: Event) => {
      const element = form.current
      if (!element || !isField(target) || target.form !== element) return
      if (target.name.startsWith('make')) clear(element, target.name.replace('make', 'model'))
      // 20.000 € is a price, and no rate.
      if (target.name === 'price-kind') for (const name of ['price-min', 'price-max']) clear(element, name)
      if (target.name === 'power-unit')
        for (const name of ['power-min', 'power-max']) inOtherUnit(element, name, target.value)
      if (target.name === 'place') for (const name of ['lat', 'lon']) clear(element, name)
      open(element)
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
  }, [open])

  const isFirst = useRef(true)
  useEffect(() => {
    // Who goes on typing while the list comes keeps what is typed: it is asked for when the field is left.
    const goesOn = asked.current === href && typing.current !== null
    asked.current = href
    if (!isFirst.current && !goesOn) form.current?.reset()
  }, [href])

  // What was chosen before the script was there counts too.
  useEffect(() => {
    const element = form.current
    if (isFirst.current && element && isTouched(element)) open(element)
    isFirst.current = false
  }, [open])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.currentTarget.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
    open(event.currentTarget)
  }
  return { form, onSubmit }
}

/** Whether any field says something else than the page that was sent. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) {
      const sent = [...field.options].findIndex((option) => option.defaultSelected)
      return field.selectedIndex !== Math.max(0, sent)
    }
    if (!(field instanceof HTMLInputElement) || field.type === 'range') return false
    return field.type === 'checkbox' || field.type === 'radio'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue
  })
}

function isField(target: unknown): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}

/** 110 kW stay the same power when they are written in PS. */
function inOtherUnit(form: HTMLFormElement, name: string, unit: string): void {
  const field = form.elements.namedItem(name)
  const value = isField(field) ? Number(field.value) : 0
  if (isField(field) && value > 0) field.value = String(unit === 'PS' ? psOf(value) : kilowattsFromPs(value))
}

function clear(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  if (isField(field)) field.value = ''
}
