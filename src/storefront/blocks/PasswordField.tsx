import { type ComponentProps, useState } from 'react'
import { sessionTexts } from '#messages/session.ts'
import { useTexts } from '../site.ts'
import { FormField } from './FormFields.tsx'
import css from './PasswordField.module.css'

type PasswordProps = Omit<ComponentProps<typeof FormField>, 'type' | 'autoComplete'> & {
  /** The password is to be set: password managers then offer a new one instead of today's. */
  isNew?: boolean
}

/** A password, which the button beside its label shows. */
export function PasswordField({ isNew = false, ...field }: PasswordProps) {
  const texts = useTexts(sessionTexts)
  const [isShown, setShown] = useState(false)
  return (
    <div className={css.field}>
      <FormField
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint={isNew ? 'next' : 'go'}
        {...field}
      />
      <button
        type="button"
        className={`with-script ${css.show}`}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {texts.showPassword}
      </button>
    </div>
  )
}
