import type { ChangeEvent } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#design/Button.tsx'
import { vehiclePictureTexts } from '#messages/dealer-pictures.ts'
import { uploadTexts } from '#messages/uploads.ts'
import { FileInput } from '#storefront/blocks/FileInput.tsx'
import { fieldId } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import css from './pictures.module.css'

interface PictureUploadProps {
  name: 'pictures' | 'spin'
  /** What the button sends. */
  intent: string
  label: string
  /** Of an input that opens the camera; without one there is none. */
  camera?: string
  /** What can be chosen, in a sentence. */
  hint: string
  accept: string
  state: FormState
}

/** Sends only the files chosen last: the other inputs may still contain refused files. */
function sendAtOnce({ currentTarget }: ChangeEvent<HTMLInputElement>, intent: string): void {
  const { form } = currentTarget
  for (const other of form?.querySelectorAll<HTMLInputElement>('input[type="file"]') ?? [])
    if (other !== currentTarget) other.value = ''
  form?.requestSubmit(form.querySelector<HTMLButtonElement>(`button[value="${intent}"]`))
}

/** Pictures of a car, within its form. They leave at once when they are chosen; without a script the button sends them. */
export function PictureUpload({ name, intent, label, camera, hint, accept, state }: PictureUploadProps) {
  const texts = useTexts(vehiclePictureTexts)
  const { upload } = useTexts(uploadTexts)
  const isSending = useNavigation().formData?.get('intent') === intent
  const id = fieldId(name)
  const errors = Object.entries(state.errors).filter(([field]) => field === name || field.startsWith(`${name}.`))
  const isWrong = errors.length > 0 ? true : undefined
  const input = {
    ...{ name, accept, 'aria-invalid': isWrong },
    'aria-describedby': isWrong ? `${id}-error ${id}-note` : `${id}-note`,
    onChange: (event: ChangeEvent<HTMLInputElement>) => sendAtOnce(event, intent),
  }
  return (
    <div className={css.upload}>
      <label htmlFor={id}>{label}</label>
      <span className={css.hint} id={`${id}-note`}>
        {hint}
      </span>
      {errors.map(([field, text]) => (
        <span key={field} id={field === name ? `${id}-error` : fieldId(field)} className={css.error} tabIndex={-1}>
          {text}
        </span>
      ))}
      <FileInput {...input} id={id} multiple />
      {camera === undefined ? null : (
        <label className={css.camera}>
          {camera}
          <FileInput {...input} capture="environment" choose={texts.openCamera} />
        </label>
      )}
      <Button
        type="submit"
        name="intent"
        value={intent}
        // Of a form that is too large nothing is read but its address.
        formAction={`?files=${name}`}
        kind="secondary"
        small
        busy={isSending}
      >
        {isSending ? texts.uploading : upload}
      </Button>
    </div>
  )
}
