import { Form, useActionData, useLoaderData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { Notice } from '#design/Notice.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { bulkTexts } from '#messages/dealer-bulk-change.ts'
import { FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { CasePage } from '../../blocks/CasePage.tsx'
import { DataTable } from '../../blocks/DataTable.tsx'
import { headOf } from '../../head.ts'
import { BulkProposalForm } from './BulkProposalForm.tsx'
import { changeBulkChange, loadBulkChange } from './bulk-change.server.ts'
import type { BulkChangeView } from './bulk-change-view.ts'
import css from './bulk.module.css'

export const loader = loadBulkChange
export const action = changeBulkChange

export function meta(args: Parameters<typeof headOf>[0] & { loaderData?: BulkChangeView }) {
  return headOf(args, args.loaderData?.title ?? bulkTexts.PRICE)
}

/** A change of many cars: what changes, the preview, and beside it the button that applies it. */
export default function BulkChange() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(bulkTexts)
  const state = useActionData<FormState>() ?? EMPTY_FORM
  return (
    <CasePage
      title={view.title}
      note={view.note}
      back={{ href: view.back, label: texts.back }}
      aside={view.done ? null : <Apply view={view} state={state} />}
    >
      <FormErrors state={state} />
      {view.done ? (
        <Done done={view.done} />
      ) : (
        <>
          <h2>{texts.what}</h2>
          <BulkProposalForm view={view} state={state} />
          <h2>{texts.preview}</h2>
          <Preview view={view} />
        </>
      )}
    </CasePage>
  )
}

function Done({ done: { text, undo, reverted } }: { done: NonNullable<BulkChangeView['done']> }) {
  const texts = useTexts(bulkTexts)
  return (
    <>
      <Notice>
        <p>
          <b>{text}</b>
        </p>
        {reverted ? <p>{reverted}</p> : null}
        {undo ? <p>{undo}</p> : null}
      </Notice>
      {undo ? (
        <Form method="post">
          <Button type="submit" name="intent" value="undo" kind="secondary">
            {texts.undo}
          </Button>
        </Form>
      ) : null}
    </>
  )
}

function Preview({ view: { kind, isProposed, warning, rows, more, refusals } }: { view: BulkChangeView }) {
  const texts = useTexts(bulkTexts)
  if (!isProposed) return <p>{texts.proposeFirst}</p>
  const figure = kind === 'PRICE'
  const columns = [texts.vehicle, texts.before, texts.after, ...(figure ? [texts.difference] : [])].map(
    (label, index) => ({
      label,
      isFigure: figure && index > 0,
    }),
  )
  return (
    <>
      {warning ? <Notice tone="warning">{warning}</Notice> : null}
      {rows.length === 0 ? (
        <EmptyState title={texts.nothingChanges} text={texts.nothingChangesText} />
      ) : (
        <DataTable columns={columns} label={texts.preview}>
          {rows.map(({ id, href, title, number, before, after, difference }) => (
            <tr key={id}>
              <th scope="row">
                <a href={href}>{title}</a>
                <small>{number}</small>
              </th>
              <td className={figure ? css.figure : undefined}>{before ? <s>{before}</s> : '–'}</td>
              <td className={figure ? css.figure : undefined}>
                <b>{after}</b>
              </td>
              {figure ? <td className={css.figure}>{difference}</td> : null}
            </tr>
          ))}
        </DataTable>
      )}
      {more ? <a href={more.href}>{texts.showAll(more.count)}</a> : null}
      {refusals.length > 0 ? (
        <>
          <h2>{texts.refused}</h2>
          <ul className={css.refusals}>
            {refusals.map(({ id, title, number, why }) => (
              <li key={id}>
                <b>{title}</b> <span>{number}</span>
                <p>{why}</p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

function Apply({ view: { digest, facts, count, isCountTyped }, state }: { view: BulkChangeView; state: FormState }) {
  const texts = useTexts(bulkTexts)
  if (count === 0) return null
  return (
    <>
      <h2>{texts.apply}</h2>
      <Specs>
        {facts.map(({ label, value }) => (
          <SpecRow key={label} label={label}>
            {value}
          </SpecRow>
        ))}
      </Specs>
      <Form method="post" className={css.apply} noValidate>
        <input type="hidden" name="digest" value={digest} />
        {isCountTyped ? (
          <FormField
            state={state}
            name="count"
            label={texts.typeCount(count)}
            inputMode="numeric"
            autoComplete="off"
            key={digest}
          />
        ) : null}
        <Button type="submit" name="intent" value="apply">
          {texts.applyNow(count)}
        </Button>
        <p>{texts.applyNote}</p>
      </Form>
    </>
  )
}
