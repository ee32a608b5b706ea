import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { DraftField } from './DraftField.tsx'
import css from './AskFirst.module.css'

interface AskFirstProps {
  id?: string
  lead: string
  intent: string
  /** What would be done. */
  act: string
}

/** Asks once, on the page itself: what was entered in its other forms stays there until the answer is yes. */
export function AskFirst({ id, lead, intent, act }: AskFirstProps) {
  return (
    <details id={id} className={css.question}>
      <summary>{act}</summary>
      <Form method="post" className="stack">
        <DraftField />
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
