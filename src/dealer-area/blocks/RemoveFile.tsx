import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { caseFileTexts } from '#messages/dealer-files.ts'
import { useTexts } from '#storefront/site.ts'

interface RemoveFileProps {
  /** Key of the upload. */
  fileKey: string
  /** Name of the file, for screen readers: the button alone does not say which file it removes. */
  name: string
  /** Name and value of its button. */
  action: { readonly name: string; readonly value: string }
}

/** Removes a file of a case. */
export function RemoveFile({ fileKey, name, action }: RemoveFileProps) {
  const texts = useTexts(caseFileTexts)
  return (
    <Form method="post">
      <input type="hidden" name="key" value={fileKey} />
      <Button type="submit" {...action} kind="quiet" small aria-label={texts.removeFile(name)}>
        {texts.remove}
      </Button>
    </Form>
  )
}
