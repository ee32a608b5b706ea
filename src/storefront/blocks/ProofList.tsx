import type { ReactNode } from 'react'
import { Button } from '#design/Button.tsx'
import { bankingUploadTexts } from '#messages/banking-documents.ts'
import { useTexts } from '../site.ts'
import { FileField } from './FileField.tsx'
import type { FormState } from './form-state.ts'
import css from './ProofList.module.css'
import type { FileFieldView } from './upload-view.ts'

export interface ProofFile {
  readonly key: string
  readonly fileName: string
  readonly href: string
  /** "4,1 MB"; left out for what is sent. */
  readonly size?: string
  /** It cannot be removed any more. */
  readonly isSent?: boolean
}

/** A proof that belongs to the answers of an application, with its files. */
export interface WantedProof {
  readonly key: string
  readonly title: string
  readonly hint: string
  readonly files: readonly ProofFile[]
}

interface ProofListProps {
  proofs: readonly WantedProof[]
  file: FileFieldView
  state: FormState
  /** More rows. */
  children?: ReactNode
}

/** The proofs of an application for a loan or lease, each with a field for its files; inside a form that may bring files. */
export function ProofList({ proofs, file, state, children }: ProofListProps) {
  const texts = useTexts(bankingUploadTexts)
  if (proofs.length === 0 && !children) return null
  return (
    <ul className={css.proofs}>
      {proofs.map(({ key, title, hint, files }) => (
        <li key={key}>
          <b>{title}</b>
          <span className={css.state}>{files.length > 0 ? texts.isThere : texts.needed}</span>
          <p className="note">{hint}</p>
          <ProofFiles files={files} />
          <div className={css.drop}>
            <FileField name={key} label={texts.addFile(title)} view={file} state={state} />
          </div>
        </li>
      ))}
      {children}
    </ul>
  )
}

/** Files of a proof; those that are not sent can be removed. */
export function ProofFiles({ files }: { files: readonly ProofFile[] }) {
  const texts = useTexts(bankingUploadTexts)
  return files.map(({ key, fileName, size, href, isSent }) => (
    <p key={key} className={css.file}>
      <span>{[fileName, size, isSent ? texts.isSent : ''].filter(Boolean).join(', ')}</span>
      <a href={href}>
        {texts.view}
        <span className="visually-hidden">: {fileName}</span>
      </a>
      {isSent ? null : (
        <Button type="submit" name="intent" value={`remove-upload:${key}`} kind="link" small>
          {texts.remove}
          <span className="visually-hidden">: {fileName}</span>
        </Button>
      )}
    </p>
  ))
}

/** A row without files. */
export function ProofRow({ title, note, hint }: { title: string; note: string; hint: string }) {
  return (
    <li>
      <b>{title}</b>
      <span className={css.state}>{note}</span>
      <p className="note">{hint}</p>
    </li>
  )
}
