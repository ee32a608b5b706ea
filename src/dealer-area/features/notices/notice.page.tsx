import { Form, useActionData, useLoaderData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { TextArea } from '#design/Field.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { noticeTexts } from '#messages/dealer-reviews.ts'
import { fieldId, FormErrors, FormSelect } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { CasePage } from '../../blocks/CasePage.tsx'
import { Done } from '../../blocks/Done.tsx'
import { headOf } from '../../head.ts'
import { answerNotice, loadNotice, type NoticeView } from './notice.server.ts'
import css from './notices.module.css'

export const loader = loadNotice
export const action = answerNotice

export function meta(args: Parameters<typeof headOf>[0] & { loaderData?: NoticeView }) {
  return headOf(args, args.loaderData?.title ?? dealerAreaTexts.notices)
}

/** A report of an offer: what is said to be wrong, and the decision with its reasons. */
export default function NoticeScreen() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(noticeTexts)
  const { notices } = useTexts(dealerAreaTexts)
  const state = useActionData<FormState>() ?? EMPTY_FORM
  return (
    <CasePage
      title={view.title}
      note={view.reason}
      back={{ href: view.back, label: notices }}
      aside={
        <>
          <h2>{texts.reporter}</h2>
          <Specs>
            {view.facts.map(({ label, value }) => (
              <SpecRow key={label} label={label}>
                {value}
              </SpecRow>
            ))}
          </Specs>
          {view.hasReporter ? null : <p className="small">{texts.noEmail}</p>}
        </>
      }
    >
      <Done text={view.done} />
      <FormErrors state={state} />
      <h2>{texts.text}</h2>
      <p className={css.text}>{view.text}</p>
      <p className={css.links}>
        <a href={view.offer}>{texts.toOffer}</a>
        {view.listing ? <a href={view.listing}>{texts.toListing}</a> : null}
      </p>
      {view.decided ? <Decided decided={view.decided} /> : <AnswerForm state={state} />}
    </CasePage>
  )
}

function Decided({ decided: { decision, on, statement } }: { decided: NonNullable<NoticeView['decided']> }) {
  return (
    <>
      <h2>{decision}</h2>
      <p className="small">{on}</p>
      <p className={css.text}>{statement}</p>
    </>
  )
}

function AnswerForm({ state }: { state: FormState }) {
  const texts = useTexts(noticeTexts)
  const options = [
    { value: '', label: texts.chooseDecision },
    { value: 'ACTION_TAKEN', label: texts.ACTION_TAKEN },
    { value: 'NO_ACTION', label: texts.NO_ACTION },
  ]
  return (
    <>
      <h2>{texts.decide}</h2>
      <p className="small">{texts.decideText}</p>
      <Form method="post" noValidate className={css.form}>
        <FormSelect state={state} name="decision" label={texts.decision} options={options} chosen="" />
        <TextArea
          id={fieldId('statement')}
          name="statement"
          label={texts.statement}
          hint={texts.statementHint}
          rows={6}
          maxLength={2000}
          defaultValue={state.values.statement}
          {...(state.errors.statement ? { error: state.errors.statement } : {})}
        />
        <Button type="submit">{texts.send}</Button>
      </Form>
    </>
  )
}
