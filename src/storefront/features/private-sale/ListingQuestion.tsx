import { privateSaleTexts } from '#messages/private-sale.ts'
import { AccountFrame } from '../../blocks/AccountFrame.tsx'
import { QuestionForm } from '../../blocks/QuestionForm.tsx'
import { useTexts } from '../../site.ts'
import type { ListingsView } from './sale-view.ts'

interface ListingQuestionProps {
  question: NonNullable<ListingsView['question']>
  path: string
}

/** Asks before a listing is ended or sold, as neither can be undone. */
export function ListingQuestion({ question: { title, intent, yes }, path }: ListingQuestionProps) {
  const texts = useTexts(privateSaleTexts)
  return (
    <AccountFrame title={title}>
      <QuestionForm back={path} lead={texts.endLead} intent={intent} yes={yes} no={texts.keepListing} />
    </AccountFrame>
  )
}
