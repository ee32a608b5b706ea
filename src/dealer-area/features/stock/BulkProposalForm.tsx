import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { TextArea } from '#design/Field.tsx'
import { bulkTexts } from '#messages/dealer-bulk-change.ts'
import { fieldId, FormField, FormSelect } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import type { BulkChangeView } from './bulk-change-view.ts'
import css from './bulk.module.css'

/** What is to become of the selected cars; sending it calculates the preview and changes nothing yet. */
export function BulkProposalForm({ view, state }: { view: BulkChangeView; state: FormState }) {
  const texts = useTexts(bulkTexts)
  const { kind, values, roundings, states, terms, isEach, round } = view
  const modes = (['PERCENT', 'AMOUNT'] as const).map((mode) => ({ value: mode, label: texts[mode] }))
  if (isEach)
    return (
      <p>
        {texts.each} <a href={round}>{texts.toRound}</a>
      </p>
    )
  return (
    <Form method="post" className={css.proposal} noValidate>
      <input type="hidden" name="kind" value={kind} />
      {kind === 'PRICE' ? (
        <>
          <FormSelect state={state} name="mode" label={texts.mode} options={modes} chosen={values.mode ?? ''} />
          <FormField state={state} name="by" label={texts.by} defaultValue={values.by} autoComplete="off" />
          <FormSelect
            state={state}
            name="rounding"
            label={texts.rounding}
            options={roundings}
            chosen={values.rounding ?? ''}
          />
        </>
      ) : null}
      {kind === 'STATE' ? (
        <FormSelect state={state} name="to" label={texts.to} options={states} chosen={values.to ?? ''} />
      ) : null}
      {kind === 'TERMS' ? (
        <>
          <FormSelect state={state} name="term" label={texts.term} options={terms} chosen={values.term ?? ''} />
          <FormField
            state={state}
            name="amount"
            label={texts.termValue}
            defaultValue={values.amount}
            inputMode="numeric"
            autoComplete="off"
            required={false}
          />
        </>
      ) : null}
      {kind === 'TEXT' ? (
        <div className={css.wide}>
          <TextArea
            id={fieldId('text')}
            name="text"
            label={texts.text}
            rows={4}
            maxLength={2000}
            defaultValue={state.values.text ?? values.text}
            {...(state.errors.text ? { error: state.errors.text } : {})}
          />
        </div>
      ) : null}
      <Button type="submit" name="intent" value="propose" kind="secondary">
        {texts.calculate}
      </Button>
    </Form>
  )
}
