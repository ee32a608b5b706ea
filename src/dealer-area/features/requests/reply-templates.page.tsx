import { Form, useActionData, useLoaderData } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { TextArea } from '#design/Field.tsx'
import { inboxTexts } from '#messages/dealer-inbox.ts'
import { fieldId, FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import type { ChangedState } from '../../blocks/changed-state.ts'
import { headOf } from '../../head.ts'
import { ChangedMeanwhile } from '../../blocks/ChangedMeanwhile.tsx'
import { changeTemplates, loadTemplates, type TemplatesView } from './reply-templates.server.ts'
import css from './requests.module.css'

export const loader = loadTemplates
export const action = changeTemplates

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, inboxTexts.templates)
}

/** Answers that a dealer writes again and again. */
export default function ReplyTemplates() {
  const { templates, edited, here } = useLoaderData<typeof loader>()
  const texts = useTexts(inboxTexts)
  const state: ChangedState = useActionData<ChangedState>() ?? EMPTY_FORM
  return (
    <>
      <div>
        <h1>{texts.templates}</h1>
        <p className="note">{texts.templatesLead}</p>
      </div>
      {templates.length === 0 ? <EmptyState title={texts.templatesEmpty} text={texts.templatesEmptyText} /> : null}
      <TemplateList templates={templates} />
      <h2>{edited?.name ?? texts.newTemplate}</h2>
      {state.changed ? <ChangedMeanwhile view={state.changed} /> : <FormErrors state={state} />}
      <Form method="post" noValidate className={css.form} key={`${edited?.id ?? ''} ${templates.length}`}>
        <input type="hidden" name="id" value={edited?.id ?? ''} />
        {edited ? (
          <input
            type="hidden"
            name="fingerprint"
            value={state.fingerprint ?? state.values.fingerprint ?? edited.fingerprint}
          />
        ) : null}
        <FormField state={state} name="name" label={texts.templateName} maxLength={80} defaultValue={edited?.name} />
        <TextArea
          id={fieldId('text')}
          name="text"
          label={texts.templateText}
          rows={8}
          defaultValue={state.values.text ?? edited?.text}
          {...(state.errors.text ? { error: state.errors.text } : {})}
        />
        <div className={css.acts}>
          <Button type="submit">{texts.saveTemplate}</Button>
          {edited ? (
            <ButtonLink href={here} kind="quiet">
              {texts.newTemplate}
            </ButtonLink>
          ) : null}
        </div>
      </Form>
    </>
  )
}

function TemplateList({ templates }: Pick<TemplatesView, 'templates'>) {
  const texts = useTexts(inboxTexts)
  if (templates.length === 0) return null
  return (
    <ul className={css.templates}>
      {templates.map(({ id, name, text, editAt }) => (
        <li key={id}>
          <b>{name}</b>
          <p>{text}</p>
          <div className={css.acts}>
            <a href={editAt} aria-label={`${texts.editTemplate}: ${name}`}>
              {texts.editTemplate}
            </a>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                name="intent"
                value="remove"
                kind="link"
                aria-label={`${texts.removeTemplate}: ${name}`}
              >
                {texts.removeTemplate}
              </Button>
            </Form>
          </div>
        </li>
      ))}
    </ul>
  )
}
