import { Form } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { ownListingTexts } from '#messages/own-listings.ts'
import { AccountFrame } from '../../blocks/AccountFrame.tsx'
import { useTexts } from '../../site.ts'
import type { ListingsView } from './sale-view.ts'

interface ListingQuestionProps {
  question: NonNullable<ListingsView['question']>
  path: string
}

/** Asks before a listing is ended or sold, as neither can be undone. */
export function ListingQuestion({ question: { title, intent, yes }, path }: ListingQuestionProps) {
  const texts = useTexts(ownListingTexts)
  return (
    <AccountFrame title={title}>
      <p>{texts.endLead}</p>
      <Form method="post" action={path} className="row">
        <Button type="submit" name="intent" value={intent}>
          {yes}
        </Button>
        <ButtonLink href={path} kind="secondary">
          {texts.keepListing}
        </ButtonLink>
      </Form>
    </AccountFrame>
  )
}
