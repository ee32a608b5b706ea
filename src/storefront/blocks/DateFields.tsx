import field from '#design/Field.module.css'
import { Input } from '#design/Field.tsx'
import { formTexts } from '#messages/forms.ts'
import { useTexts } from '../site.ts'
import css from './DateFields.module.css'
import { fieldId } from './FormFields.tsx'
import type { FormState } from './form-state.ts'

interface DateFieldsProps {
  state: FormState
  name: string
  label: string
  begin: Readonly<Record<string, string>>
  hint?: string
  /** What browsers may fill in, as `bday`. */
  autoComplete?: string
  optional?: boolean
}

const PARTS = ['day', 'month', 'year'] as const

/** A day of a form as three fields, `<name>-day`, `-month` and `-year`; an error of `name` stands below them. */
export function DateFields({ state, name, label, begin, hint, autoComplete, optional }: DateFieldsProps) {
  const texts = useTexts(formTexts)
  const id = fieldId(name)
  const error = state.errors[name]
  const note = error ?? hint
  return (
    <fieldset id={id} tabIndex={-1} className={css.date} aria-describedby={note ? `${id}-note` : undefined}>
      <legend>{optional ? texts.optional(label) : label}</legend>
      <div className={css.parts}>
        {PARTS.map((part) => (
          <label key={part} className={part === 'year' ? css.year : undefined}>
            <span>{texts[part]}</span>
            <Input
              name={`${name}-${part}`}
              inputMode="numeric"
              defaultValue={state.values[`${name}-${part}`] ?? begin[`${name}-${part}`] ?? ''}
              autoComplete={autoComplete ? `${autoComplete}-${part}` : undefined}
              aria-invalid={error ? true : undefined}
            />
          </label>
        ))}
      </div>
      {note ? (
        <span id={`${id}-note`} className={error ? field.error : field.hint}>
          {note}
        </span>
      ) : null}
    </fieldset>
  )
}
