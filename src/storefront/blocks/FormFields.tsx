import { type ComponentProps, type MouseEvent, type Ref, useEffect, useId, useRef } from 'react'
import { displayPhone } from '#domain/phone.ts'
import { formTexts } from '#messages/forms.ts'
import { TextField } from '#design/Field.tsx'
import { Notice } from '#design/Notice.tsx'
import { Select } from '#design/Select.tsx'
import { useTexts } from '../site.ts'
import css from './FormFields.module.css'
import type { FormState } from './form-state.ts'
import { useErrorTitle } from './use-error-title.ts'

type FieldProps = Omit<ComponentProps<typeof TextField>, 'form'> & {
  name: string
  state: FormState
  optional?: boolean
  /** Tells the fields of several forms on one page apart. */
  form?: string
}

/** Fields in which a phone's keyboard begins each word with a capital letter. */
const WORDS = new Set(['name', 'given-name', 'family-name', 'organization', 'address-line1', 'address-level2'])

/** A text field of a form: shows again what was entered, and says what is wrong with it. */
export function FormField({ state, name, form, optional, label, defaultValue, ...field }: FieldProps) {
  const texts = useTexts(formTexts)
  const error = state.errors[name]
  return (
    <TextField
      id={fieldId(name, form)}
      name={name}
      label={optional ? texts.optional(label) : label}
      defaultValue={state.values[name] ?? (field.type === 'tel' ? phoneText(defaultValue) : defaultValue)}
      required={!optional}
      enterKeyHint="next"
      {...(WORDS.has(field.autoComplete ?? '') ? { autoCapitalize: 'words' } : {})}
      {...(error ? { error } : {})}
      {...field}
    />
  )
}

/** A stored number, as it is read everywhere else. */
function phoneText(stored: FieldProps['defaultValue']) {
  return typeof stored === 'string' ? displayPhone(stored) : stored
}

type SelectProps = Omit<ComponentProps<typeof Select>, 'form'> & { name: string; state: FormState; form?: string }

/** A choice of a form: shows again what was chosen, and says what is wrong with it. */
export function FormSelect({ state, name, form, chosen, ...select }: SelectProps) {
  const error = state.errors[name]
  return (
    <Select
      id={fieldId(name, form)}
      name={name}
      chosen={state.values[name] ?? chosen}
      {...(error ? { error } : {})}
      {...select}
    />
  )
}

/** What is wrong, above the form: takes the focus when it appears, so that it is read out, with a link to every field. */
export function FormErrors({ state, form }: { state: FormState; form?: string }) {
  const texts = useTexts(formTexts)
  const box = useRef<HTMLDivElement>(null)
  useErrorTitle(isRefused(state))
  useEffect(() => {
    if (isRefused(state)) box.current?.focus()
  }, [state])
  if (!isRefused(state)) return null
  return <ErrorSummary ref={box} title={state.notice ?? texts.summary} errors={state.errors} form={form} />
}

function isRefused({ notice, errors }: FormState): boolean {
  return notice !== undefined || Object.keys(errors).length > 0
}

interface SummaryProps {
  title: string
  errors: FormState['errors']
  form?: string | undefined
  ref?: Ref<HTMLDivElement>
}

/** The same for forms that are checked while they are filled in: the focus stays where it is. */
export function ErrorSummary({ title, errors: byField, form, ref }: SummaryProps) {
  const heading = useId()
  const errors = Object.entries(byField)
  return (
    <div ref={ref} role="alert" tabIndex={-1} aria-labelledby={heading}>
      <Notice tone="error">
        <p id={heading}>
          <b>{title}</b>
        </p>
        {errors.length > 0 ? (
          <ul className={css.errors}>
            {errors.map(([name, error]) => (
              <li key={name}>
                <a href={`#${fieldId(name, form)}`} onClick={focusField}>
                  {error}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </Notice>
    </div>
  )
}

/**
 * Focuses the field by script, because following the link would change the address, and the router would drop the form's answer with all
 * errors on the page.
 */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
  if (document.activeElement === field || field.contains(document.activeElement)) return
  // A group or a text takes the focus only by script.
  field.tabIndex = -1
  field.focus({ preventScroll: true })
}

/** The id of a field's element. */
export function fieldId(name: string, form = 'feld'): string {
  return `${form}-${name.replaceAll(/\W/g, '-')}`
}
