import { bankingTexts } from '#messages/banking.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/banking-documents.page.ts'
import { BankingFrame, useEntries } from './BankingFrame.tsx'
import css from './banking.module.css'
import { loadDocuments, saveDocuments } from './steps.server.ts'

export const loader = loadDocuments
export const action = saveDocuments

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: bankingTexts.documentsTitle })
}

/** Step 4: the proofs that belong to the answers. */
export default function BankingDocuments({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(bankingTexts)
  const state = useEntries(view)
  return (
    <BankingFrame view={view} title={texts.documentsTitle} lead={texts.documentsLead} state={state}>
      <ul className={css.papers}>
        {view.documents.map(({ key, title, hint }) => (
          <li key={key}>
            <b>{title}</b>
            <span className={css.paperState}>{texts.needed}</span>
            <p className="note">{hint}</p>
          </li>
        ))}
        <li>
          <b>{texts.identityCard}</b>
          <span className={css.paperState}>{texts.notNeeded}</span>
          <p className="note">{texts.papersHint}</p>
        </li>
      </ul>
      <p>{texts.sendLater}</p>
    </BankingFrame>
  )
}
