import { type RefObject, useEffect, useRef } from 'react'

/** Input before hydration counts too: `act` is called once for a form that was changed before the script ran. */
export function useInputBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  act: (form: HTMLFormElement) => void,
): void {
  const isFirst = useRef(true)
  useEffect(() => {
    const element = form.current
    if (isFirst.current && element && isTouched(element)) act(element)
    isFirst.current = false
  }, [form, act])
}

/** Whether any field says something else than the page that was sent. A slider only moves the field beside it. */
export function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) {
      const sent = [...field.options].findIndex((option) => option.defaultSelected)
      return field.selectedIndex !== Math.max(0, sent)
    }
    // Texts are stored with the line ends of the form they came by.
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue.replaceAll('\r\n', '\n')
    if (!(field instanceof HTMLInputElement) || field.type === 'range') return false
    return field.type === 'checkbox' || field.type === 'radio'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue
  })
}
