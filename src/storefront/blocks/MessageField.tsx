import { MAX_MESSAGE } from '#domain/request/request.ts'
import { formTexts } from '#messages/forms.ts'
import { TextArea } from '#design/Field.tsx'
import { useCharactersLeft } from './characters-left.ts'
import { fieldId } from './FormFields.tsx'
import type { FormState } from './form-state.ts'
import { useTexts } from '../site.ts'

interface MessageFieldProps {
  state: FormState
  label: string
  optional?: boolean
  rows?: number
}

/** A message with the number of characters that are left; nothing is cut off, too long a text is refused. */
export function MessageField({ state, label, optional = false, rows = 5 }: MessageFieldProps) {
  const forms = useTexts(formTexts)
  const error = state.errors.text
  const counted = useCharactersLeft(MAX_MESSAGE)
  return (
    <TextArea
      id={fieldId('text')}
      name="text"
      label={optional ? forms.optional(label) : label}
      rows={rows}
      required={!optional}
      defaultValue={state.values.text}
      {...counted}
      {...(error ? { error } : {})}
    />
  )
}
