import { Form, useActionData } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { TextArea } from '#design/Field.tsx'
import { Select } from '#design/Select.tsx'
import { MAX_ISSUE_TEXT } from '#domain/newsletter/issue-limits.ts'
import { dealerNewsletterTexts } from '#messages/dealer-newsletters.ts'
import { fieldId, FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import type { ChangedState } from '../../blocks/changed-state.ts'
import { ChangedMeanwhile } from '../../blocks/ChangedMeanwhile.tsx'
import { Done } from '../../blocks/Done.tsx'
import { StepUpField } from '../../blocks/StepUpField.tsx'
import { PageHead } from '../../blocks/PageHead.tsx'
import type { NewsletterView } from './newsletter.server.ts'
import css from './newsletters.module.css'

interface PartProps {
  view: NewsletterView
  state: ChangedState
}

/** An issue: its form, and the mail beside it. */
export function NewsletterEditor({ view }: { view: NewsletterView }) {
  const texts = useTexts(dealerNewsletterTexts)
  const state: ChangedState = useActionData<ChangedState>() ?? EMPTY_FORM
  return (
    <>
      <PageHead back={{ href: view.back, label: texts.back }}>
        <h1>{view.title}</h1>
        <p className="note">{view.state}</p>
      </PageHead>
      <Done text={state === EMPTY_FORM ? (view.done ?? undefined) : undefined} />
      {state.changed ? <ChangedMeanwhile view={state.changed} /> : <FormErrors state={state} />}
      <div className={css.columns}>
        <div className={css.part}>
          <Part view={view} state={state} />
        </div>
        <section className={css.part}>
          <h2>{texts.preview}</h2>
          {view.preview === null ? (
            <p className="note">{texts.noPreview}</p>
          ) : (
            <>
              <iframe className={css.preview} src={view.preview} title={texts.preview} sandbox="" />
              <p className="small">
                <a href={view.preview}>{texts.openPreview}</a>
              </p>
            </>
          )}
        </section>
      </div>
    </>
  )
}

/** While the page asks whether to send, there is no form: a change in it would not be mailed. */
function Part({ view, state }: PartProps) {
  if (view.sendTitle !== null) return <SendStep view={view} state={state} />
  return view.isDraft ? <IssueForm view={view} state={state} /> : <Counts view={view} />
}

function IssueForm({ view, state }: PartProps) {
  const texts = useTexts(dealerNewsletterTexts)
  const { values } = view
  const area = (name: 'text' | 'cars', hint: string, rows: number) => (
    <TextArea
      id={fieldId(name)}
      name={name}
      label={texts[name]}
      hint={hint}
      rows={rows}
      maxLength={MAX_ISSUE_TEXT}
      defaultValue={state.values[name] ?? values[name]}
      {...(state.errors[name] ? { error: state.errors[name] } : {})}
    />
  )
  return (
    <Form method="post" action={view.here} noValidate className={css.form} key={view.fingerprint}>
      <input type="hidden" name="fingerprint" value={state.fingerprint ?? view.fingerprint} />
      <FormField state={state} name="subject" label={texts.subject} maxLength={120} defaultValue={values.subject} />
      {area('text', texts.textHint, 8)}
      <Select
        id={fieldId('locale')}
        name="locale"
        label={texts.locale}
        options={(['de', 'en'] as const).map((value) => ({ value, label: texts[value] }))}
        chosen={state.values.locale ?? values.locale}
      />
      <FormField
        state={state}
        name="query"
        label={texts.query}
        hint={texts.queryHint}
        defaultValue={values.query}
        optional
      />
      {area('cars', texts.carsHint, 3)}
      <div className={css.acts}>
        <Button type="submit">{texts.save}</Button>
        {view.preview === null ? null : (
          <>
            <Button type="submit" name="intent" value="test" kind="secondary">
              {texts.test}
            </Button>
            <Button type="submit" name="intent" value="to-send" kind="secondary">
              {texts.toSend}
            </Button>
          </>
        )}
      </div>
    </Form>
  )
}

/** Asks once more: what is mailed cannot be taken back. */
function SendStep({ view, state }: PartProps) {
  const texts = useTexts(dealerNewsletterTexts)
  return (
    <section className={css.part}>
      <h2>{view.sendTitle}</h2>
      <p>{texts.sendText}</p>
      <Form method="post" action={view.toSend} noValidate className={css.form}>
        <input type="hidden" name="fingerprint" value={view.fingerprint} />
        <StepUpField state={state} isSteppedUp={view.isSteppedUp} />
        <div className={css.acts}>
          <Button type="submit" name="intent" value="send">
            {texts.send}
          </Button>
          <ButtonLink href={view.here} kind="quiet">
            {texts.cancel}
          </ButtonLink>
        </div>
      </Form>
    </section>
  )
}

function Counts({ view: { counts } }: Pick<PartProps, 'view'>) {
  return (
    <dl>
      {counts.map(({ label, value }) => (
        <div key={label}>
          <dt className="small soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
