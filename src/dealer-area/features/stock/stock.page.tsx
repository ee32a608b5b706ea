import { useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { Notice } from '#design/Notice.tsx'
import { Tabs } from '#design/Tabs.tsx'
import { dealerAreaTexts, workTexts } from '#messages/dealer-area.ts'
import { stockTexts } from '#messages/dealer-stock.ts'
import { FormErrors } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { Pages } from '../../blocks/Pages.tsx'
import { NextLinks } from '../../blocks/NextLinks.tsx'
import { headOf } from '../../head.ts'
import { ColumnChooser } from './ColumnChooser.tsx'
import { StockFilters } from './StockFilters.tsx'
import { SavedViews } from './SavedViews.tsx'
import { StockTable } from './StockTable.tsx'
import { RecentChanges } from './RecentChanges.tsx'
import { changeStock, loadStock } from './stock.server.ts'
import { HeadNote } from '../../blocks/PageHead.tsx'
import css from './stock.module.css'

export const loader = loadStock
export const action = changeStock

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, dealerAreaTexts.stock)
}

/** The cars of a merchant: views, filters, and the table. */
export default function Stock() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(stockTexts)
  const work = useTexts(workTexts)
  const { stock } = useTexts(dealerAreaTexts)
  const state = useActionData<FormState>() ?? EMPTY_FORM
  if (!view) return <EmptyState title={work.noMerchant} text={work.noMerchantText} />
  return (
    <>
      <div className={css.head}>
        <h1>
          {stock} <HeadNote>{view.found}</HeadNote>
        </h1>
        <div className={css.acts}>
          <ButtonLink kind="secondary" href={view.csv} download={texts.csvName}>
            {texts.csv}
          </ButtonLink>
          <ButtonLink kind="secondary" href={view.priceRound}>
            {texts.priceRound}
          </ButtonLink>
          {view.create ? <ButtonLink href={view.create}>{texts.create}</ButtonLink> : null}
        </div>
      </div>
      {state.values.bulk !== undefined ? <FormErrors state={state} /> : null}
      {view.hidden === null ? null : <Notice>{view.hidden}</Notice>}
      <Tabs tabs={view.tabs} label={texts.views} />
      <StockFilters filters={view.filters} merchant={view.merchant} />
      <ColumnChooser chooser={view.chooser} />
      {view.rows.length === 0 ? (
        <EmptyState
          title={view.isEmpty ? texts.empty : texts.nothing}
          text={view.isEmpty ? texts.emptyText : texts.nothingText}
        >
          <NextLinks links={view.isEmpty ? view.next : []} />
        </EmptyState>
      ) : (
        <StockTable view={view} label={stock} />
      )}
      <div className={css.foot}>
        <span>{view.rows.length > 0 ? view.range : null}</span>
        <Pages links={view.links} />
      </div>
      <SavedViews savedView={view.savedView} state={state} />
      <RecentChanges changes={view.recent} />
    </>
  )
}
