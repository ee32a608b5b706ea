import { allowedInput, defaultInput, type FinanceInput, type FinanceTerms } from '#domain/financing/finance-terms.ts'
import { type FinanceQuote, quoteOf } from '#domain/financing/quote.ts'
import type { FinanceInputName } from '#domain/financing/refusal.ts'
import { type InputEvent, type RefObject, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import { dealerOf, inputFrom, queryOf } from './financing-address.ts'
import type { CalculatorView } from './financing-view.ts'

export interface Calculator {
  /** What is calculated with: the entered values, brought to what is on offer. */
  readonly input: FinanceInput
  readonly changed: readonly FinanceInputName[]
  readonly quote: FinanceQuote | null
  readonly form: RefObject<HTMLFormElement | null>
  readonly onInput: (event: InputEvent<HTMLFormElement>) => void
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * Calculates while values are entered, with the rules the server calculates with; nothing is asked over the network. What was entered
 * goes into the address when a field is left, so that it can be shared and survives a reload.
 */
export function useCalculator({ kind, terms, input: asked }: CalculatorView, path: string): Calculator {
  const [entered, setEntered] = useState(asked)
  const { input, changed, quote } = useMemo(() => {
    const allowed = allowedInput(terms, entered)
    const outcome = quoteOf(terms, allowed.input)
    return { ...allowed, quote: outcome.kind === 'calculated' ? outcome.quote : null }
  }, [terms, entered])

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const settle = () => settleAddress(element, path, kind, terms)
    if (takeMovedSliders(element)) {
      setEntered(inputFrom(new FormData(element), terms))
      settle()
    }
    element.addEventListener('change', settle)
    return () => {
      element.removeEventListener('change', settle)
    }
  }, [kind, path, terms])

  // React's own event: a listener of the element would run before the fields' handlers and undo what is typed.
  const onInput = (event: InputEvent<HTMLFormElement>) =>
    setEntered(inputFrom(new FormData(event.currentTarget), terms))
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    settleAddress(event.currentTarget, path, kind, terms)
  }
  return { input, changed, quote, form, onInput, onSubmit }
}

/** A slider that was moved before this code was there has not moved its field yet. Whether there was any. */
function takeMovedSliders(form: HTMLFormElement): boolean {
  const moved = [...form.querySelectorAll<HTMLInputElement>('input[type=range]')].filter(
    (slider) => slider.value !== slider.defaultValue,
  )
  for (const slider of moved) {
    const field = slider.parentElement?.querySelector<HTMLInputElement>('input[name]')
    if (field) field.value = slider.value
  }
  return moved.length > 0
}

/** Only the address changes: the page is already what this address shows. */
function settleAddress(form: HTMLFormElement, path: string, kind: CalculatorView['kind'], terms: FinanceTerms) {
  const fields = new FormData(form)
  const { input } = allowedInput(terms, inputFrom(fields, terms))
  const query = queryOf(kind, input, defaultInput(terms), dealerOf(fields))
  window.history.replaceState(window.history.state, '', query ? `${path}?${query}` : path)
}
