import { type ReactNode, useId } from 'react'
import { fieldId } from '../../blocks/FormFields.tsx'
import css from './trade-in.module.css'

interface QuestionGroupProps {
  /** Field name of the answer; left out where an answer cannot be missing. */
  name?: string
  title: string
  error?: string | undefined
  children: ReactNode
}

/** A question with its choices, and what is wrong with the answer. */
export function QuestionGroup({ name, title, error, children }: QuestionGroupProps) {
  const note = useId()
  return (
    <fieldset
      {...(name ? { id: fieldId(name), tabIndex: -1 } : {})}
      {...(error ? { 'aria-describedby': note } : {})}
      className={css.choices}
    >
      <legend className={css.question}>{title}</legend>
      {error ? (
        <p id={note} className={css.error}>
          {error}
        </p>
      ) : null}
      {children}
    </fieldset>
  )
}
