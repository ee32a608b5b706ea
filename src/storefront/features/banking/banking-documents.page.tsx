import { Button } from '#design/Button.tsx'
import { bankingUploadTexts } from '#messages/banking-documents.ts'
import { bankingQuestionTexts } from '#messages/banking-questions.ts'
import { FileField } from '../../blocks/FileField.tsx'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/banking-documents.page.ts'
import { BankingFrame } from './BankingFrame.tsx'
import css from './banking.module.css'
import { loadDocuments, saveDocuments } from './documents.server.ts'

export const loader = loadDocuments
export const action = saveDocuments

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: bankingUploadTexts.documentsTitle })
}

/** Step 4: the proofs that belong to the answers. */
export default function BankingDocuments({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(bankingUploadTexts)
  const questions = useTexts(bankingQuestionTexts)
  const state = useEntries(view)
  return (
    <BankingFrame view={view} title={texts.documentsTitle} lead={view.count} state={state} hasFiles>
      <ul className={css.proofs}>
        {view.documents.map(({ key, title, hint, files }) => (
          <li key={key}>
            <b>{title}</b>
            <span className={css.proofState}>{files.length > 0 ? texts.isThere : texts.needed}</span>
            <p className="note">{hint}</p>
            {files.map((file) => (
              <p key={file.key} className={css.file}>
                <span>
                  {file.fileName}, {file.size}
                </span>
                <a href={file.href}>
                  {texts.view}
                  <span className="visually-hidden">: {file.fileName}</span>
                </a>
                <Button type="submit" name="intent" value={`remove-upload:${file.key}`} kind="link" small>
                  {texts.remove}
                  <span className="visually-hidden">: {file.fileName}</span>
                </Button>
              </p>
            ))}
            <div className={css.drop}>
              <FileField name={key} label={texts.addFile(title)} view={view.file} state={state} />
            </div>
          </li>
        ))}
        <li>
          <b>{texts.identityCard}</b>
          <span className={css.proofState}>{texts.notNeeded}</span>
          <p className="note">{questions.identityHint}</p>
        </li>
      </ul>
      <p>{texts.sendLater}</p>
    </BankingFrame>
  )
}
