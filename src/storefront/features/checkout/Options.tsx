import type { FormState } from '../../blocks/form-state.ts'
import { fieldId } from '../../blocks/FormFields.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import css from './Options.module.css'
import type { OptionView } from './checkout-view.ts'

interface OptionsProps {
  legend: string
  name: string
  options: readonly OptionView[]
  chosen: string
  state: FormState
  hint?: string
}

/** Options of which one is to be chosen, each with what it means and costs. */
export function Options({ legend, name, options, chosen, state, hint }: OptionsProps) {
  const error = state.errors[name]
  const id = fieldId(name)
  const now = state.values[name] ?? chosen
  return (
    <fieldset className={css.options} aria-describedby={error || hint ? `${id}-note` : undefined}>
      <legend>{legend}</legend>
      {error || hint ? (
        <p id={`${id}-note`} className={error ? css.error : 'small soft'}>
          {error ?? hint}
        </p>
      ) : null}
      {options.map((option, index) => (
        <OptionRow
          key={option.value}
          id={index === 0 ? id : undefined}
          type="radio"
          name={name}
          option={option}
          isChosen={option.value === now}
        />
      ))}
    </fieldset>
  )
}

interface OptionRowProps {
  type: 'radio' | 'checkbox'
  name: string
  option: OptionView
  isChosen: boolean
  id?: string
}

/** One of them, as a row that can be hit anywhere. */
export function OptionRow({
  type,
  name,
  option: { value, label, note, lines = [], price },
  isChosen,
  id,
}: OptionRowProps) {
  const text = (
    <>
      <b>{label}</b>
      {note ? <span className="small soft">{note}</span> : null}
      {lines.map((line) => (
        <span key={line} className="small">
          {line}
        </span>
      ))}
    </>
  )
  return (
    <Checkbox
      id={id}
      type={type}
      name={name}
      value={value}
      defaultChecked={isChosen}
      label={text}
      count={price}
      className={css.option}
    />
  )
}
