import { Button } from '#design/Button.tsx'
import { uploadTexts } from '#messages/uploads.ts'
import { useTexts } from '../site.ts'
import css from './DocumentList.module.css'
import type { UploadView } from './upload-view.ts'

/** Uploaded documents by name, each with a link that downloads it and a button of the step's form that removes it (`changeUploads`). */
export function DocumentList({ documents }: { documents: readonly UploadView[] }) {
  const texts = useTexts(uploadTexts)
  return (
    <ul className={css.documents}>
      {documents.map(({ key, fileName, size, href }) => (
        <li key={key}>
          <span>
            {fileName}, {size}
          </span>
          <a href={href}>{texts.view}</a>
          <Button
            type="submit"
            kind="quiet"
            small
            name="intent"
            value={`remove-upload:${key}`}
            aria-label={texts.removeNamed(fileName)}
          >
            {texts.remove}
          </Button>
        </li>
      ))}
    </ul>
  )
}
