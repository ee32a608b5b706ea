import { formTexts } from '#messages/forms.ts'
import field from '#design/Field.module.css'
import { Select } from '#design/Select.tsx'
import type { FormState } from './form-state.ts'
import { fieldId } from './FormFields.tsx'
import css from './MonthFields.module.css'
import { useTexts } from '../site.ts'

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** A month of a form as two choices, `<name>Month` (01 to 12) and `<name>Year`; an error of `name` is shown below both. */
export function MonthFields({
  state,
  name,
  form,
  label,
  years,
  begin = {},
  optional,
}: {
  state: FormState
  name: string
  form?: string
  label: string
  /** In the order in which they are offered. */
  years: readonly number[]
  begin?: Readonly<Record<string, string>>
  optional?: boolean
}) {
  const texts = useTexts(formTexts)
  const id = fieldId(name, form)
  const error = state.errors[name]
  const choice = (part: 'Month' | 'Year', partLabel: string, values: readonly string[]) => (
    <Select
      name={name + part}
      label={partLabel}
      labelHidden
      options={[{ value: '', label: partLabel }, ...values.map((value) => ({ value, label: value }))]}
      chosen={state.values[name + part] ?? begin[name + part] ?? ''}
      aria-invalid={error ? true : undefined}
    />
  )
  return (
    <fieldset id={id} tabIndex={-1} className={css.month} aria-describedby={error ? `${id}-note` : undefined}>
      <legend>{optional ? texts.optional(label) : label}</legend>
      <div className={css.pair}>
        {choice('Month', texts.month, MONTHS)}
        {choice('Year', texts.year, years.map(String))}
      </div>
      {error ? (
        <span id={`${id}-note`} className={field.error}>
          {error}
        </span>
      ) : null}
    </fieldset>
  )
}
