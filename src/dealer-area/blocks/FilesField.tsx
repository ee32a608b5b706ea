import { FileInput } from '#storefront/blocks/FileInput.tsx'
import { fieldId } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import css from './FilesField.module.css'

interface FilesFieldProps {
  label: string
  hint: string
  accept: string
  state: FormState
}

/** Files of a form, with what was wrong with those that were sent; telephones offer their camera for pictures. */
export function FilesField({ label, hint, accept, state }: FilesFieldProps) {
  const id = fieldId('files')
  const errors = Object.entries(state.errors).filter(([field]) => field.startsWith('files'))
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <span className={css.hint} id={`${id}-note`}>
        {hint}
      </span>
      {errors.map(([field, text]) => (
        <span key={field} id={field === 'files' ? `${id}-error` : fieldId(field)} className={css.error} tabIndex={-1}>
          {text}
        </span>
      ))}
      <FileInput
        keepsFiles
        id={id}
        name="files"
        accept={accept}
        multiple
        aria-describedby={errors.length > 0 ? `${id}-error ${id}-note` : `${id}-note`}
        aria-invalid={errors.length > 0 ? true : undefined}
      />
    </div>
  )
}
