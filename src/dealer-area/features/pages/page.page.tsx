import { Form, useActionData, useLoaderData } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { TextArea } from '#design/Field.tsx'
import { pagesTexts } from '#messages/dealer-pages.ts'
import { fieldId, FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import type { ChangedState } from '../../blocks/changed-state.ts'
import { ChangedMeanwhile } from '../../blocks/ChangedMeanwhile.tsx'
import { Done } from '../../blocks/Done.tsx'
import { headOf } from '../../head.ts'
import { PageHead } from '../../blocks/PageHead.tsx'
import { changePage, loadPage, type PageEditorView } from './page.server.ts'
import { PageDifference } from './PageDifference.tsx'
import { PageVersions } from './PageVersions.tsx'
import css from './pages.module.css'

export const loader = loadPage
export const action = changePage

export function meta(args: Parameters<typeof headOf>[0] & { loaderData?: PageEditorView }) {
  return headOf(args, args.loaderData?.title ?? pagesTexts.title)
}

/** Name of the frame that shows the typed text. */
const FRAME = 'page-preview'

/** The text of a page, how it looks, and its versions. */
export default function PageEditor() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(pagesTexts)
  const state: ChangedState = useActionData<ChangedState>() ?? EMPTY_FORM
  return (
    <>
      <PageHead back={{ href: view.back, label: texts.back }}>
        <h1>{view.title}</h1>
        <p className="note">{view.note}</p>
      </PageHead>
      <Done text={view.done && state === EMPTY_FORM ? texts[view.done] : undefined} />
      {state.changed ? <ChangedMeanwhile view={state.changed} /> : <FormErrors state={state} />}
      <div className={css.editor}>
        <Editor view={view} state={state} />
        <Preview view={view} />
      </div>
      {view.difference ? <PageDifference difference={view.difference} /> : null}
      <PageVersions view={view} />
    </>
  )
}

function Editor({ view, state }: { view: PageEditorView; state: ChangedState }) {
  const texts = useTexts(pagesTexts)
  const { source, fingerprint } = view
  return (
    // Sent by the browser itself, because one of its buttons fills the frame beside it.
    <Form method="post" noValidate reloadDocument className={css.form} key={fingerprint}>
      <input type="hidden" name="fingerprint" value={state.fingerprint ?? fingerprint} />
      <TextArea
        id={fieldId('source')}
        name="source"
        label={texts.source}
        hint={texts.sourceHint}
        rows={28}
        spellCheck
        defaultValue={state.values.source ?? source}
        {...(state.errors.source ? { error: state.errors.source } : {})}
      />
      <div className={css.acts}>
        <Button type="submit" kind="secondary" formAction={view.typedPreview} formTarget={FRAME}>
          {texts.showPreview}
        </Button>
        <Button type="submit" name="intent" value="save" kind="secondary">
          {texts.saveDraft}
        </Button>
        <Button type="submit" name="intent" value="publish">
          {texts.publish}
        </Button>
      </div>
      <p className="note">{view.isLegal ? `${texts.previewNote} ${texts.legalNote}` : texts.previewNote}</p>
      <fieldset className={css.schedule}>
        <legend>{view.isLegal ? texts.validFrom : texts.publishAt}</legend>
        <FormField state={state} name="day" type="date" label={texts.day} />
        <FormField state={state} name="time" type="time" label={texts.time} />
        <Button type="submit" name="intent" value="schedule" kind="secondary">
          {texts.schedule}
        </Button>
      </fieldset>
    </Form>
  )
}

function Preview({ view: { preview } }: { view: PageEditorView }) {
  const texts = useTexts(pagesTexts)
  return (
    <div className={css.form}>
      {preview === null ? <p className="note">{texts.previewEmpty}</p> : null}
      <iframe
        className={css.preview}
        name={FRAME}
        src={preview ?? undefined}
        title={texts.preview}
        sandbox="allow-same-origin"
      />
      {preview === null ? null : (
        <ButtonLink href={preview} kind="quiet" target="_blank">
          {texts.previewLink}
        </ButtonLink>
      )}
    </div>
  )
}
