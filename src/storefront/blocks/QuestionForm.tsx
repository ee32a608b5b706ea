import { Form } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { flowTexts } from '#messages/flow.ts'
import { useTexts } from '../site.ts'
import css from './QuestionForm.module.css'
import { useHeadingAfterStep } from './use-heading-after-step.ts'

interface QuestionFormProps {
  /** The page without the question: takes the answer, and is where a no leads. */
  back: string
  lead: string
  intent: string
  yes: string
  no?: string
}

/** Asks once before something that cannot be undone; its heading is the page's. */
export function QuestionForm({ back, lead, intent, yes, no }: QuestionFormProps) {
  const texts = useTexts(flowTexts)
  return (
    <>
      <p>{lead}</p>
      <Form method="post" action={back} className="row">
        <Button type="submit" name="intent" value={intent}>
          {yes}
        </Button>
        <ButtonLink href={back} kind="secondary">
          {no ?? texts.keep}
        </ButtonLink>
      </Form>
    </>
  )
}

/** The same as a page: what would be done, as a question. */
export function QuestionPage({ title, ...form }: QuestionFormProps & { title: string }) {
  const heading = useHeadingAfterStep()
  return (
    <div className="stack">
      <h1 {...heading} className={css.title}>
        {title}
      </h1>
      <QuestionForm {...form} />
    </div>
  )
}
