import { type ComponentProps, useEffect, useId, useRef } from 'react'
import { classes } from './classes.ts'
import field from './Field.module.css'
import css from './Select.module.css'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}
export interface SelectGroup {
  readonly label: string
  readonly options: readonly SelectOption[]
}

type SelectProps = Omit<ComponentProps<'select'>, 'defaultValue' | 'value'> & {
  label: string
  /** The label is read out but not shown. */
  labelHidden?: boolean
  options: readonly (SelectOption | SelectGroup)[]
  chosen: string
  /** Said before anything goes wrong. */
  hint?: string
  /** A sentence that says what to do; it replaces the hint. */
  error?: string
}

/** A native choice. `chosen` is what the address says: a form reset returns to it after each navigation. */
export function Select(props: SelectProps) {
  const { id: idProp, label, labelHidden = false, options, chosen, hint, error, className, ...select } = props
  const generatedId = useId()
  const id = idProp ?? generatedId
  const note = error ?? hint
  const described = {
    ...(error ? { 'aria-invalid': true } : {}),
    ...(note ? { 'aria-describedby': `${id}-note` } : {}),
  }
  const element = useRef<HTMLSelectElement>(null)
  // React writes `selected` only once; the form's reset needs it to follow the address.
  useEffect(() => {
    for (const option of element.current?.options ?? []) option.defaultSelected = option.value === chosen
  })
  return (
    <div className={classes(field.field, className)}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <span className={css.select}>
        <select id={id} ref={element} className={field.input} defaultValue={chosen} {...select} {...described}>
          {options.map((entry) =>
            'options' in entry ? (
              <optgroup key={entry.label} label={entry.label}>
                {entry.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(entry)
            ),
          )}
        </select>
      </span>
      {note ? (
        <span id={`${id}-note`} className={error ? field.error : field.hint}>
          {note}
        </span>
      ) : null}
    </div>
  )
}

function optionOf({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  )
}
