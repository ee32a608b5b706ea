import { Checkbox } from '#design/Checkbox.tsx'
import { fieldId } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import css from './ChoiceFields.module.css'

interface ChoiceFieldsProps {
  /** Name of the group; each checkbox is called `<name>-<value>`. */
  name: string
  legend: string
  options: readonly { readonly value: string; readonly label: string }[]
  state: FormState
  /** What is chosen before anything was entered. */
  chosen?: readonly string[]
}

/** A group of checkboxes, with the error of the choice. */
export function ChoiceFields({ name, legend, options, state, chosen = [] }: ChoiceFieldsProps) {
  const error = state.errors[name]
  const isUntouched = Object.keys(state.values).length === 0
  return (
    <fieldset className={css.choice} id={fieldId(name)} aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          name={`${name}-${value}`}
          value="yes"
          defaultChecked={isUntouched ? chosen.includes(value) : state.values[`${name}-${value}`] === 'yes'}
          label={label}
        />
      ))}
      {error ? (
        <p id={`${name}-error`} className={css.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
