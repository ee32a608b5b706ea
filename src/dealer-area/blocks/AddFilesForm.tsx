import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { UPLOAD_LIMITS } from '#domain/upload/upload.ts'
import { FormErrors, FormSelect } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { FilesField } from './FilesField.tsx'

interface AddFilesFormProps {
  state: FormState
  kind: keyof typeof UPLOAD_LIMITS
  /** What the files are, or belong to. */
  of: { readonly label: string; readonly options: readonly { readonly value: string; readonly label: string }[] }
  texts: { readonly files: string; readonly filesHint: string; readonly submit: string }
  /** Name and value of its button. */
  action: { readonly name: string; readonly value: string }
  className?: string | undefined
}

/** Adds files to a case. */
export function AddFilesForm({ state, kind, of: { label, options }, texts, action, className }: AddFilesFormProps) {
  return (
    <>
      <FormErrors state={state} />
      <Form method="post" encType="multipart/form-data" noValidate className={className}>
        <FormSelect state={state} name="field" label={label} options={options} chosen={options[0]?.value ?? ''} />
        <FilesField
          state={state}
          label={texts.files}
          hint={texts.filesHint}
          accept={UPLOAD_LIMITS[kind].types.join(',')}
        />
        <Button type="submit" {...action} kind="secondary">
          {texts.submit}
        </Button>
      </Form>
    </>
  )
}
