import { useState } from 'react'
import { passwordStrength } from '#domain/account/password-strength.ts'
import { sessionTexts } from '#messages/session.ts'
import type { FormState } from './form-state.ts'
import css from './NewPasswordField.module.css'
import { PasswordField } from './PasswordField.tsx'
import { useTexts } from '../site.ts'

/** A new password, with its rule and, while typing, how hard it is to guess. */
export function NewPasswordField({
  state,
  form,
  name,
  label,
}: {
  state: FormState
  form?: string
  name: string
  label: string
}) {
  const texts = useTexts(sessionTexts)
  const [typed, setTyped] = useState('')
  const strength = passwordStrength(typed)
  return (
    <div className={css.password}>
      <PasswordField
        isNew
        state={state}
        form={form}
        name={name}
        label={label}
        hint={texts.passwordRule}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed ? (
        <div className={css.strength}>
          <meter min={0} max={4} low={2} high={3} optimum={4} value={strength} aria-label={texts.strength} />
          <span aria-live="polite">{texts.strengths(strength)}</span>
        </div>
      ) : null}
    </div>
  )
}
