import { useState } from 'react'
import { MAX_MESSAGE } from '#domain/request/request.ts'
import { contactTexts } from '#messages/contact.ts'
import { formTexts } from '#messages/forms.ts'
import { TextArea } from '#design/Field.tsx'
import { fieldId } from '../../blocks/FormFields.tsx'
import type { FormState } from '../../blocks/form-state.ts'
import { useTexts } from '../../site.ts'

interface MessageFieldProps {
  state: FormState
  label: string
  optional?: boolean
  rows?: number
}

/** A message with the number of characters that are left; nothing is cut off, too long a text is refused. */
export function MessageField({ state, label, optional = false, rows = 5 }: MessageFieldProps) {
  const texts = useTexts(contactTexts)
  const forms = useTexts(formTexts)
  const [length, setLength] = useState<number>()
  const error = state.errors.text
  const hint =
    length === undefined
      ? texts.messageLimit(MAX_MESSAGE)
      : length > MAX_MESSAGE
        ? texts.tooMany(length - MAX_MESSAGE)
        : texts.left(MAX_MESSAGE - length, MAX_MESSAGE)
  return (
    <TextArea
      id={fieldId('text')}
      name="text"
      label={optional ? forms.optional(label) : label}
      hint={hint}
      rows={rows}
      required={!optional}
      defaultValue={state.values.text}
      onChange={({ target }) => setLength(target.value.trim().length)}
      {...(error ? { error } : {})}
    />
  )
}
