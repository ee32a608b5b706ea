import { useEffect, useRef } from 'react'
import { Form, useActionData } from 'react-router'
import { REPORT_REASONS } from '#domain/report/report-vocabulary.ts'
import { reportTexts } from '#messages/report-offer.ts'
import { Button, ButtonLink } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { TextArea } from '#design/Field.tsx'
import { BotCheckFields } from '../../blocks/BotCheckFields.tsx'
import formCss from '../../blocks/FormFields.module.css'
import { fieldId, FormErrors, FormField } from '../../blocks/FormFields.tsx'
import { NarrowPage } from '../../blocks/NarrowPage.tsx'
import { actionHeaders } from '../../blocks/action-headers.ts'
import { EMPTY_FORM, type FormState } from '../../blocks/form-state.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/report-offer.page.ts'
import { loadReport, report } from './report-offer.server.ts'
import type { ReportView } from './report-view.ts'
import css from './report-offer.module.css'

export function loader({ context, params: { vehicleId } }: Route.LoaderArgs) {
  return loadReport({ context, vehicleId })
}

export function action({ request, context, params: { vehicleId } }: Route.ActionArgs) {
  return report({ request, context, vehicleId })
}

export const headers = actionHeaders

/** The page has no canonical path and so is not cached: every form has its own key. */
export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: reportTexts.title })
}

type Answer = FormState | { readonly done: readonly string[] }

/** A notice about an offer, open to everybody (article 16 of the Digital Services Act). */
export default function ReportOffer({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(reportTexts)
  const answer = useActionData<Answer>() ?? EMPTY_FORM
  if ('done' in answer) return <Done sentences={answer.done} view={view} />
  return (
    <NarrowPage wider>
      <h1>{texts.title}</h1>
      <p>{view.lead}</p>
      <FormErrors state={answer} />
      <ReportForm view={view} state={answer} />
    </NarrowPage>
  )
}

function ReportForm({ view, state }: { view: ReportView; state: FormState }) {
  const texts = useTexts(reportTexts)
  const { reason: reasonError, text: textError } = state.errors
  return (
    <Form method="post" noValidate className={formCss.fields}>
      <input type="hidden" name="key" value={state.values.key ?? view.key} />
      <fieldset className={css.reasons} id={fieldId('reason')} tabIndex={-1}>
        <legend>{texts.reason}</legend>
        {/* A group without a choice is not sent: this keeps its place among the errors. */}
        <input type="hidden" name="reason" value="" />
        {reasonError ? <p className={css.error}>{reasonError}</p> : null}
        {REPORT_REASONS.map((reason) => (
          <Checkbox
            key={reason}
            type="radio"
            name="reason"
            value={reason}
            label={texts[reason]}
            defaultChecked={state.values.reason === reason}
            aria-invalid={reasonError ? true : undefined}
          />
        ))}
      </fieldset>
      <TextArea
        id={fieldId('text')}
        name="text"
        label={texts.text}
        hint={texts.textHint}
        rows={6}
        required
        defaultValue={state.values.text}
        {...(textError ? { error: textError } : {})}
      />
      <FormField state={state} name="name" label={texts.name} autoComplete="name" optional />
      <FormField
        state={state}
        name="email"
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
        optional
      />
      <Checkbox
        name="isTrue"
        id={fieldId('isTrue')}
        required
        label={texts.isTrue}
        aria-invalid={state.errors.isTrue ? true : undefined}
      />
      <BotCheckFields key={view.stamp} stamp={view.stamp} />
      <div className={css.acts}>
        <Button type="submit">{texts.send}</Button>
        <ButtonLink kind="quiet" href={view.back}>
          {texts.back}
        </ButtonLink>
      </div>
    </Form>
  )
}

/** The confirmation; its heading takes the focus, so that it is read out. */
function Done({ sentences, view }: { sentences: readonly string[]; view: ReportView }) {
  const texts = useTexts(reportTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <NarrowPage wider>
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {texts.doneTitle}
      </h1>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <ButtonLink href={view.back}>{texts.back}</ButtonLink>
      </p>
    </NarrowPage>
  )
}
