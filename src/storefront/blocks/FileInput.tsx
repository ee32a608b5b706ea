import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react'
import { uploadTexts } from '#messages/uploads.ts'
import { useTexts } from '../site.ts'
import css from './FileInput.module.css'

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** Whether a press anywhere in the box around it chooses files; the box is then the nearest positioned element. */
  coversBox?: boolean
  /** Whether the files stay in the field until the form is sent, so that it names them. */
  keepsFiles?: boolean
  /** Words on it; left out: that a file is chosen. */
  choose?: string
}

/** Chooses files in the words of the page: those of the browser may be in another language. Without a script they are the browser's. */
export function FileInput({ coversBox = false, keepsFiles = false, choose, onChange, ...input }: FileInputProps) {
  const texts = useTexts(uploadTexts)
  const [names, setNames] = useState('')
  const box = useRef<HTMLSpanElement>(null)
  // A file can have been chosen before the page came alive, or be restored by going back.
  useEffect(() => setNames(namesIn(box.current?.querySelector('input'))), [])
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setNames(namesIn(event.currentTarget))
    onChange?.(event)
  }
  return (
    <span ref={box} className={coversBox ? css.input : `${css.input} ${css.own}`}>
      <input {...input} type="file" onChange={change} />
      <span className={`${css.choose} with-script`} aria-hidden="true">
        {choose ?? (input.multiple ? texts.chooseFiles : texts.chooseFile)}
      </span>
      {keepsFiles && names ? <output className={css.names}>{names}</output> : null}
    </span>
  )
}

function namesIn(field: HTMLInputElement | null | undefined): string {
  return [...(field?.files ?? [])].map(({ name }) => name).join(', ')
}
