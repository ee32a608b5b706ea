import { useState } from 'react'
import { fieldId } from '../../blocks/FormFields.tsx'
import { Input } from '#design/Field.tsx'
import { type Unit, withUnit } from '#design/unit.ts'
import css from './ValueField.module.css'

/** Tells the calculator's fields apart from those of other forms on the page. */
export const CALCULATOR_FORM = 'rechner'

interface ValueFieldProps {
  label: string
  name: string
  unit: Unit
  min: number
  max: number
  step: number
  /** What is calculated with, in the unit of the field. */
  value: number
  /** What was entered, where another value is calculated with: it stays in the field. */
  entered?: string | undefined
  /** What is wrong with it. */
  error?: string | undefined
  format: (value: number) => string
  className?: string
}

/** One value: a number field, which is the form's, and with script a slider that moves it. */
export function ValueField(props: ValueFieldProps) {
  const { label, name, unit, min, max, step, value, entered, error, format, className } = props
  const id = fieldId(name, CALCULATOR_FORM)
  // While typing, the field shows the typed text; the slider always shows the calculated value.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div className={`${css.control} ${className ?? ''}`}>
      <label htmlFor={id}>{label}</label>
      <input
        type="range"
        className={`${css.slider} with-script`}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={withUnit(format(value), unit)}
        onChange={(event) => {
          const field = event.target.form?.elements.namedItem(name)
          if (!(field instanceof HTMLInputElement)) return
          field.value = format(Number(event.target.value))
          setTyped(null)
          // Read again: the slider's event fires before the field has its new value.
          field.dispatchEvent(new Event('input', { bubbles: true }))
        }}
      />
      <div className={`${css.ends} with-script`} aria-hidden="true">
        <span>{withUnit(format(min), unit)}</span>
        <span>{withUnit(format(max), unit)}</span>
      </div>
      <div className={css.number}>
        <Input
          id={id}
          name={name}
          unit={unit}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? entered ?? format(value)}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-note` } : {})}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped(null)}
        />
      </div>
      {error ? (
        <p id={`${id}-note`} className={css.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
