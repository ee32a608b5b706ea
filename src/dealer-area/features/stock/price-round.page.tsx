import { Form, useActionData, useLoaderData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { classes } from '#design/classes.ts'
import { EmptyState } from '#design/EmptyState.tsx'
import { Input } from '#design/Field.tsx'
import { euroUnit } from '#domain/format/money.ts'
import { workTexts } from '#messages/dealer-area.ts'
import { priceRoundTexts } from '#messages/dealer-price-round.ts'
import { fieldId, FormErrors } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { useLocale, useTexts } from '#storefront/site.ts'
import { DataTable } from '../../blocks/DataTable.tsx'
import { Pages } from '../../blocks/Pages.tsx'
import { headOf } from '../../head.ts'
import { HeadNote, PageHead } from '../../blocks/PageHead.tsx'
import { loadPriceRound, type PriceRoundRowView, sendPriceRound } from './price-round.server.ts'
import { StockFilters } from './StockFilters.tsx'
import { PriceRatingMark } from './StockMarks.tsx'
import bulk from './bulk.module.css'
import css from './stock.module.css'

export const loader = loadPriceRound
export const action = sendPriceRound

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, priceRoundTexts.title)
}

/** The cars of a merchant with everything that helps to decide a price, and a field for the new one; sending it leads to a preview. */
export default function PriceRound() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(priceRoundTexts)
  const work = useTexts(workTexts)
  const state = useActionData<FormState>() ?? EMPTY_FORM
  if (!view) return <EmptyState title={work.noMerchant} text={work.noMerchantText} />
  return (
    <>
      <PageHead back={{ href: view.back, label: texts.back }}>
        <h1>
          {texts.title} <HeadNote>{view.found}</HeadNote>
        </h1>
        <p>{texts.lead}</p>
      </PageHead>
      <StockFilters filters={view.filters} merchant={view.merchant} />
      <FormErrors state={state} />
      {view.rows.length === 0 ? (
        <EmptyState title={texts.nothing} text={texts.nothingText} />
      ) : (
        <Form method="post" noValidate className={bulk.round} key={view.key}>
          <DataTable columns={view.columns} label={texts.title}>
            {view.rows.map((row) => (
              <Row key={row.id} row={row} canChange={view.canChange} state={state} />
            ))}
          </DataTable>
          <Pages links={view.links} />
          {view.canChange ? (
            <div className={bulk.send}>
              {view.suggested > 0 ? (
                <Checkbox
                  name="suggested"
                  value="yes"
                  label={texts.takeSuggested(view.suggested)}
                  defaultChecked={state.values.suggested === 'yes'}
                />
              ) : null}
              <Button type="submit">{texts.preview}</Button>
              <p className="small">{texts.previewNote}</p>
            </div>
          ) : null}
        </Form>
      )}
      <details>
        <summary>{texts.rulesTitle}</summary>
        <ul>
          {[texts.ruleHigh, texts.ruleLong, texts.ruleDemand, texts.ruleStep].map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </>
  )
}

function Row({ row, canChange, state }: { row: PriceRoundRowView; canChange: boolean; state: FormState }) {
  const texts = useTexts(priceRoundTexts)
  const euro = euroUnit(useLocale())
  const error = state.errors[row.field]
  return (
    <tr>
      <th scope="row">
        <a href={row.href}>{row.title}</a>
        <small>{row.note}</small>
      </th>
      <td data-label={texts.price} className={classes(css.figure, css.price)}>
        {row.price}
      </td>
      <td data-label={texts.estimate} className={css.figure}>
        {row.estimate}
        <small>{row.comparables}</small>
      </td>
      <td data-label={texts.rating}>{row.rating ? <PriceRatingMark rating={row.rating} /> : '–'}</td>
      <td data-label={texts.days} className={classes(css.figure, row.isLong && css.long)}>
        {row.days}
      </td>
      <td data-label={texts.requests} className={css.figure}>
        {row.requests}
      </td>
      <td data-label={texts.lowest} className={css.figure}>
        {row.lowest}
      </td>
      <td data-label={texts.suggestion}>
        {row.suggestion ? <b>{row.suggestion}</b> : null}
        <small>{row.reason}</small>
      </td>
      {canChange ? (
        <td data-label={texts.newPrice} className={bulk.entry}>
          {row.isOrdered ? (
            <small>{texts.ordered}</small>
          ) : (
            <>
              <Input
                id={fieldId(row.field)}
                name={row.field}
                unit={euro}
                inputMode="numeric"
                autoComplete="off"
                aria-label={texts.newPriceOf(row.title, row.number)}
                defaultValue={state.values[row.field] ?? ''}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${fieldId(row.field)}-error` : undefined}
              />
              {error ? (
                <small id={`${fieldId(row.field)}-error`} className={bulk.wrong}>
                  {error}
                </small>
              ) : null}
            </>
          )}
        </td>
      ) : null}
    </tr>
  )
}
