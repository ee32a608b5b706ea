import { bankingUploadTexts } from '#messages/banking-documents.ts'
import { bankingQuestionTexts } from '#messages/banking-questions.ts'
import { ProofList, ProofRow } from '../../blocks/ProofList.tsx'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/banking-documents.page.ts'
import { BankingFrame } from './BankingFrame.tsx'
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
      <ProofList proofs={view.documents} file={view.file} state={state}>
        <ProofRow title={texts.identityCard} note={texts.notNeeded} hint={questions.identityHint} />
      </ProofList>
      <p>{texts.sendLater}</p>
    </BankingFrame>
  )
}
