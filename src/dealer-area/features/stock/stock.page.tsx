import { useLoaderData } from 'react-router'
import { imageUrl } from '#domain/images.ts'
import { ButtonLink } from '#design/Button.tsx'
import { classes } from '#design/classes.ts'
import { EmptyState } from '#design/EmptyState.tsx'
import { Pagination } from '#design/Pagination.tsx'
import { Tabs } from '#design/Tabs.tsx'
import { dealerAreaTexts, workTexts } from '#messages/dealer-area.ts'
import { stockTexts } from '#messages/dealer-stock.ts'
import { useTexts } from '#storefront/site.ts'
import { DataTable } from '../../blocks/DataTable.tsx'
import { headOf } from '../../head.ts'
import { PricePosition, StateMark } from './StockMarks.tsx'
import { StockFilters } from './StockFilters.tsx'
import { SavedViews } from './SavedViews.tsx'
import { changeStockViews, loadStock, type StockRowView } from './stock.server.ts'
import css from './stock.module.css'

export const loader = loadStock
export const action = changeStockViews

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, dealerAreaTexts.stock)
}

/** The cars of a merchant: views, filters, and the table. */
export default function Stock() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(stockTexts)
  const work = useTexts(workTexts)
  const { stock } = useTexts(dealerAreaTexts)
  if (!view) return <EmptyState title={work.noMerchant} text={work.noMerchantText} />
  return (
    <>
      <div className={css.head}>
        <h1>
          {stock} <span className={css.note}>{view.found}</span>
        </h1>
        <div className={css.acts}>
          <ButtonLink kind="secondary" href={view.csv} download={texts.csvName}>
            {texts.csv}
          </ButtonLink>
          {view.create ? <ButtonLink href={view.create}>{texts.create}</ButtonLink> : null}
        </div>
      </div>
      <Tabs tabs={view.tabs} label={texts.views} />
      <StockFilters filters={view.filters} merchant={view.merchant} />
      {view.rows.length === 0 ? (
        <EmptyState
          title={view.isEmpty ? texts.empty : texts.nothing}
          text={view.isEmpty ? texts.emptyText : texts.nothingText}
        />
      ) : (
        <DataTable columns={view.columns} label={stock}>
          {view.rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </DataTable>
      )}
      <div className={css.foot}>
        <span>{view.rows.length > 0 ? view.range : null}</span>
        <Pagination links={view.links} labels={texts} />
      </div>
      <SavedViews savedView={view.savedView} />
    </>
  )
}

function Row({ row }: { row: StockRowView }) {
  const { number, title, note, picture, price, position, days, isLong, registered, mileage, quality } = row
  return (
    <tr>
      <th scope="row" className={css.vehicle}>
        <img className={css.picture} src={imageUrl(picture, 128)} width={56} height={42} alt="" loading="lazy" />
        <a href={row.href}>{title}</a>
        <small>{note}</small>
      </th>
      <td>{number}</td>
      <td>
        <StateMark state={row.state} label={row.stateLabel} />
      </td>
      <td className={classes(css.figure, css.price)}>{price}</td>
      <td>{position ? <PricePosition position={position} /> : '–'}</td>
      <td className={classes(css.figure, isLong && css.long)}>{days}</td>
      <td className={css.figure}>{registered}</td>
      <td className={css.figure}>{mileage}</td>
      <td className={css[quality.kind]}>{quality.label}</td>
      <td className={css.figure}>{row.pictures}</td>
      <td className={css.figure}>{row.requests}</td>
      <td className={css.figure}>{row.changed}</td>
    </tr>
  )
}
