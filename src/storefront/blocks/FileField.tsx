import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { Button, IconButton } from '#design/Button.tsx'
import { uploadTexts } from '#messages/uploads.ts'
import { useTexts } from '../site.ts'
import css from './FileField.module.css'
import { FileInput } from './FileInput.tsx'
import type { FormState } from './form-state.ts'
import { fieldId } from './FormFields.tsx'
import type { FileFieldView } from './upload-view.ts'
import { type RunningUpload, useFileUploads } from './use-file-uploads.ts'

interface FileFieldProps {
  name: string
  label: string
  view: FileFieldView
  state: FormState
  multiple?: boolean
}

/**
 * A field for files: a press anywhere in its box chooses some, and they can be dropped there. With a script each file leaves as soon as it
 * is chosen and shows its progress; without one they arrive with the form, which has to be `multipart/form-data` (`receiveUploads`). The
 * stored files are listed beside it by the page.
 */
export function FileField({ name, label, view, state, multiple = true }: FileFieldProps) {
  const texts = useTexts(uploadTexts)
  const { revalidate } = useRevalidator()
  const input = useRef<HTMLInputElement>(null)
  const { running, said, add, close } = useFileUploads(name, view, () => void revalidate())
  const id = fieldId(name)
  const errors = Object.entries(state.errors).filter(([field]) => field === name || field.startsWith(`${name}.`))
  const choose = () => {
    const files = [...(input.current?.files ?? [])]
    // Empty again, so that the files do not leave a second time with the form.
    if (input.current) input.current.value = ''
    add(files)
  }
  // What was chosen before the script came; afterwards the field is always empty.
  useEffect(() => {
    if (input.current?.files?.length) choose()
  })
  return (
    <div className={css.field}>
      {running.map((upload) => (
        <Running key={upload.id} upload={upload} close={close} />
      ))}
      <div className={css.drop}>
        <label htmlFor={id}>
          <b>{label}</b>
        </label>
        <span className={css.hint} id={`${id}-note`}>
          {view.hint}
        </span>
        {errors.map(([field, text]) => (
          <span key={field} id={field === name ? `${id}-error` : fieldId(field)} className={css.error} tabIndex={-1}>
            {text}
          </span>
        ))}
        <FileInput
          ref={input}
          coversBox
          id={id}
          name={name}
          accept={view.accept}
          multiple={multiple}
          onChange={choose}
          aria-describedby={errors.length > 0 ? `${id}-error ${id}-note` : `${id}-note`}
          aria-invalid={errors.length > 0 ? true : undefined}
        />
        <Button type="submit" name="intent" value="upload" kind="secondary" small className="without-script">
          {texts.upload}
        </Button>
      </div>
      <output className="visually-hidden">{said}</output>
    </div>
  )
}

/** A file on its way, or what was wrong with it. */
function Running({ upload, close }: { upload: RunningUpload; close: (id: number) => void }) {
  const texts = useTexts(uploadTexts)
  const { id, name, percent, problem } = upload
  return (
    <div className={css.running}>
      {problem ? (
        <p className={css.error}>{problem}</p>
      ) : (
        <>
          <span className={css.hint}>{percent < 100 ? texts.uploading(name, percent) : texts.checking(name)}</span>
          <progress value={percent} max={100} aria-label={name} />
        </>
      )}
      <IconButton icon="close" label={problem ? texts.dismiss(name) : texts.cancel(name)} onClick={() => close(id)} />
    </div>
  )
}
