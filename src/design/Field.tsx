import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import css from './Field.module.css'
import type { Unit } from './unit.ts'

interface FieldFrame {
  /** Id of the control, where something links to it. */
  id?: string
  label: string
  /** Said before anything goes wrong. */
  hint?: string
  /** A sentence that says what to do; it replaces the hint. */
  error?: string
}

/** Ties label, hint and error to one control; `children` is called with what the control needs. */
export function Field({
  id: idProp,
  label,
  hint,
  error,
  children,
}: FieldFrame & {
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode
}) {
  const generatedId = useId()
  const id = idProp ?? generatedId
  const note = error ?? hint
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(note ? { 'aria-describedby': `${id}-note` } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {note ? (
        <span id={`${id}-note`} className={error ? css.error : css.hint}>
          {note}
        </span>
      ) : null}
    </div>
  )
}

export function TextField({
  id,
  label,
  hint,
  error,
  unit,
  ...input
}: FieldFrame & { unit?: Unit } & ComponentProps<'input'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <Input unit={unit} {...input} {...control} />}
    </Field>
  )
}

/** The bare control, if its label is elsewhere; a unit after it makes it a right-aligned figure. */
export function Input({ unit, className, ...input }: { unit?: Unit } & ComponentProps<'input'>) {
  const control = <input className={classes(css.input, className)} {...input} />
  if (unit === undefined) return control
  const [text, place] =
    typeof unit === 'string'
      ? [unit, classes(unit.length > 3 && css.long, unit.length > 5 && css.longest)]
      : [unit.before, css.before]
  return (
    <span className={classes(css.affix, place)}>
      {control}
      <span aria-hidden="true">{text}</span>
    </span>
  )
}

export function TextArea({ id, label, hint, error, ...area }: FieldFrame & ComponentProps<'textarea'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <textarea className={css.input} rows={5} {...area} {...control} />}
    </Field>
  )
}
