import { Form, useActionData, useLoaderData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Input } from '#design/Field.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { euroUnit } from '#domain/format/money.ts'
import { workTexts } from '#messages/dealer-area.ts'
import { dealerTradeInTexts, tradeInTermsTexts } from '#messages/dealer-trade-ins.ts'
import { fieldId, FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM } from '#storefront/blocks/form-state.ts'
import { useLocale, useTexts } from '#storefront/site.ts'
import type { ChangedState } from '../../blocks/changed-state.ts'
import { ChangedMeanwhile } from '../../blocks/ChangedMeanwhile.tsx'
import { headOf } from '../../head.ts'
import { HeadNote, PageHead } from '../../blocks/PageHead.tsx'
import css from './trade-in-terms.module.css'
import { changeTerms, loadTerms, type TermsView } from './trade-in-terms.server.ts'

export const loader = loadTerms
export const action = changeTerms

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, tradeInTermsTexts.title)
}

/** The margin and the table of deductions, which customers see beside each answer. */
export default function Terms() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(tradeInTermsTexts)
  const { back } = useTexts(dealerTradeInTexts)
  const { noMerchant, noMerchantText } = useTexts(workTexts)
  const state: ChangedState = useActionData<ChangedState>() ?? EMPTY_FORM
  if (!view) return <EmptyState title={noMerchant} text={noMerchantText} />
  return (
    <>
      <PageHead back={{ href: view.back, label: back }}>
        <h1>
          {texts.title} <HeadNote>{view.since}</HeadNote>
        </h1>
      </PageHead>
      {state.changed ? <ChangedMeanwhile view={state.changed} /> : <FormErrors state={state} />}
      <Form method="post" noValidate className={css.form} key={view.fingerprint}>
        <input type="hidden" name="fingerprint" value={state.changed ? state.values.fingerprint : view.fingerprint} />
        <fieldset disabled={!view.mayChange} className={css.form}>
          <MarginFields view={view} state={state} />
          <h2>{texts.table}</h2>
          <p className="small">{texts.tableNote}</p>
          <Table groups={view.groups} state={state} />
          {view.mayChange ? <Button type="submit">{texts.save}</Button> : null}
        </fieldset>
        <p className="small">{view.mayChange ? texts.saveNote : texts.readOnly}</p>
      </Form>
    </>
  )
}

function MarginFields({ view: { fields }, state }: { view: TermsView; state: ChangedState }) {
  const texts = useTexts(tradeInTermsTexts)
  const euro = euroUnit(useLocale())
  return (
    <div className={css.fields}>
      <FormField
        state={state}
        name="margin"
        label={texts.margin}
        defaultValue={fields.margin}
        unit={texts.percent}
        inputMode="decimal"
      />
      <FormField
        state={state}
        name="minMargin"
        label={texts.minMargin}
        defaultValue={fields.minMargin}
        unit={euro}
        inputMode="numeric"
      />
      <FormField
        state={state}
        name="reconditioning"
        label={texts.reconditioning}
        defaultValue={fields.reconditioning}
        unit={euro}
        inputMode="numeric"
      />
    </div>
  )
}

function Table({ groups, state }: { groups: TermsView['groups']; state: ChangedState }) {
  const texts = useTexts(tradeInTermsTexts)
  const euro = euroUnit(useLocale())
  return (
    <div className={css.groups}>
      {groups.map(({ name, lines }) => (
        <table key={name} className={css.table}>
          <caption>{name}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.answer}</th>
              <th scope="col">{texts.shop}</th>
              <th scope="col">{texts.own}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ field, label, shop, own }) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td>{shop}</td>
                <td>
                  <Input
                    id={fieldId(field)}
                    name={field}
                    aria-label={`${texts.own}: ${name}, ${label}`}
                    aria-invalid={state.errors[field] ? true : undefined}
                    defaultValue={state.values[field] ?? own}
                    unit={euro}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
