import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { TextArea } from '#design/Field.tsx'
import { noteTexts } from '#messages/dealer-notes.ts'
import { fieldId } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import css from './Notes.module.css'

interface NotesProps {
  notes: readonly { readonly author: string; readonly at: string; readonly text: string }[]
  state: FormState
}

/** What colleagues wrote down about a case, and a field for more; its form sends the intent `note`. */
export function Notes({ notes, state }: NotesProps) {
  const texts = useTexts(noteTexts)
  return (
    <>
      <h2>{texts.title}</h2>
      {notes.length > 0 ? (
        <ul className={css.notes}>
          {notes.map(({ author, at, text }) => (
            <li key={at + text}>
              <p>
                <b>{author}</b> <small>{at}</small>
              </p>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ul>
      ) : null}
      <Form method="post" noValidate className={css.form} key={notes.length}>
        <TextArea
          id={fieldId('text', 'note')}
          name="text"
          data-write
          label={texts.note}
          rows={2}
          defaultValue={state.values.text}
          {...(state.errors.text ? { error: state.errors.text } : {})}
        />
        <Button type="submit" name="intent" value="note" kind="secondary" small>
          {texts.save}
        </Button>
      </Form>
    </>
  )
}
