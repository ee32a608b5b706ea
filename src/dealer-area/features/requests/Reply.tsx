import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { TextArea } from '#design/Field.tsx'
import { Select } from '#design/Select.tsx'
import { inboxTexts } from '#messages/dealer-inbox.ts'
import { fieldId } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import type { RequestView } from './request-view.ts'
import css from './requests.module.css'

/** The answer to the customer; it begins with the template that the address names. */
export function Reply({ view, state }: { view: RequestView; state: FormState }) {
  const { templates, draft, messages } = view
  const texts = useTexts(inboxTexts)
  return (
    <>
      {templates.length > 1 ? (
        <Form method="get" className={css.template} preventScrollReset>
          <Select
            id="vorlage"
            name="template"
            label={texts.template}
            options={templates}
            chosen={draft.template}
            key={draft.template}
          />
          <Button type="submit" kind="secondary" small>
            {texts.useTemplate}
          </Button>
        </Form>
      ) : (
        <p className="note">
          <a href={view.templatesAt}>{texts.firstTemplate}</a>
        </p>
      )}
      <Form method="post" noValidate className={css.reply} key={`${messages.length} ${draft.template}`}>
        <TextArea
          id={fieldId('text')}
          name="text"
          data-write
          label={texts.reply}
          rows={6}
          defaultValue={state.values.text ?? draft.text}
          {...(state.errors.text ? { error: state.errors.text } : {})}
        />
        <Button type="submit">{texts.send}</Button>
        <p className="note">{texts.sendNote}</p>
      </Form>
    </>
  )
}
