import { defaultInput } from '#domain/financing/finance-terms.ts'
import type { FinanceInputName, FinanceRefusal } from '#domain/financing/refusal.ts'
import { type InputEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { presentQuery, replaceQuery } from '../../blocks/present-address.ts'
import { enteredIn, type Reading, readEntered, readChange } from './entered.ts'
import { dealerOf, queryOf } from './financing-address.ts'
import { ADDRESS_FIELDS, type CalculatorView } from './financing-view.ts'

export interface Calculator {
  readonly reading: Reading
  /** The refusals on screen: a value is checked only once its field is left. */
  readonly shownRefusals: readonly FinanceRefusal[]
  readonly form: RefObject<HTMLFormElement | null>
  readonly summary: RefObject<HTMLDivElement | null>
  readonly onInput: (event: InputEvent<HTMLFormElement>) => void
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * Calculates while values are entered, with the same rules as the server and without requests. When a field is left, valid values go into
 * the address, so that they can be shared and survive a reload.
 */
export function useCalculator({ kind, terms, entered, isExample }: CalculatorView, path: string): Calculator {
  const [reading, setReading] = useState(() => readEntered(terms, entered))
  const [leftFields, setLeftFields] = useState<readonly FinanceInputName[]>(() => namesOf(reading.refusals))
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  // When a field is left, its value is refused on screen or goes into the address.
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const settle = () => {
      const fields = new FormData(element)
      const { input, refusals } = readEntered(terms, enteredIn(fields))
      setLeftFields(namesOf(refusals))
      if (refusals.length > 0) return
      // For an example the kind is left out: in an address it is a choice, and the cart would take it.
      const own = queryOf(isExample ? null : kind, input, defaultInput(terms), dealerOf(fields))
      const query = presentQuery(ADDRESS_FIELDS, new URLSearchParams(own))
      replaceQuery(path, query)
    }
    element.addEventListener('change', settle)
    return () => element.removeEventListener('change', settle)
  }, [kind, path, terms, isExample])

  useEffect(() => {
    const element = form.current
    if (!element || !adoptInputBeforeHydration(element)) return
    setReading((before) => readEntered(terms, enteredIn(new FormData(element)), before))
    element.dispatchEvent(new Event('change'))
  }, [terms])

  // React's event and no listener of the element: that would run before the fields' handlers and undo what is typed.
  const onInput = (event: InputEvent<HTMLFormElement>) => {
    const changedField = event.target instanceof HTMLInputElement ? event.target.name : ''
    const now = enteredIn(new FormData(event.currentTarget))
    setReading((before) => readChange(terms, now, changedField, before))
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // The button that chooses opens the form's address, so that everything on the page says how the car will be paid.
    if (event.nativeEvent.submitter?.dataset.chooses !== undefined && reading.refusals.length === 0) return
    event.preventDefault()
    event.currentTarget.dispatchEvent(new Event('change'))
    // Once rendered: submitting the form moves the focus to its errors.
    requestAnimationFrame(() => summary.current?.focus())
  }
  const shownRefusals = reading.refusals.filter(({ input }) => leftFields.includes(input))
  return { reading, shownRefusals, form, summary, onInput, onSubmit }
}

function namesOf(refusals: readonly FinanceRefusal[]): FinanceInputName[] {
  return refusals.map(({ input }) => input)
}

/** Takes over input before hydration, when sliders have not moved their fields yet. Returns whether there was any. */
function adoptInputBeforeHydration(form: HTMLFormElement): boolean {
  const entered = [...form.querySelectorAll('input')].filter(
    (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked,
  )
  for (const slider of entered.filter(({ type }) => type === 'range')) {
    const field = slider.parentElement?.querySelector<HTMLInputElement>('input[name]')
    if (field) field.value = slider.value
  }
  return entered.length > 0
}
