import { Form } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { flowTexts } from '#messages/flow.ts'
import { useTexts } from '../site.ts'
import css from './QuestionForm.module.css'

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

interface QuestionProps {
  id?: string
  lead: string
  intent: string
  /** What would be done. */
  act: string
}

/** Asks once, on the page itself: what was entered in its other forms stays there until the answer is yes. */
export function Question({ id, lead, intent, act }: QuestionProps) {
  return (
    <details id={id} className={css.question}>
      <summary>{act}</summary>
      <Form method="post" className="stack">
        <p>{lead}</p>
        <div>
          <Button type="submit" name="intent" value={intent} kind="secondary">
            {act}
          </Button>
        </div>
      </Form>
    </details>
  )
}
