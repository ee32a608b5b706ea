import { Form } from 'react-router'
import { imageUrl } from '#domain/images.ts'
import { classes } from '#design/classes.ts'
import { bulkTexts } from '#messages/dealer-bulk-change.ts'
import { stockTexts } from '#messages/dealer-stock.ts'
import { vehicleSheetTexts } from '#messages/vehicle-sheets.ts'
import { useTexts } from '#storefront/site.ts'
import { DataTable } from '../../blocks/DataTable.tsx'
import { PriceRatingMark, StateMark } from './StockMarks.tsx'
import type { StockRowView, StockView } from './stock.server.ts'
import bulk from './bulk.module.css'
import css from './stock.module.css'

/** The cars of a page; the ticked ones, or all of the view, can be changed at once. */
export function StockTable({
  view: { columns, shown, rows, canChange, total },
  label,
}: {
  view: StockView
  label: string
}) {
  const texts = useTexts(bulkTexts)
  const sheets = useTexts(vehicleSheetTexts)
  const head = canChange ? [texts.selectColumn, ...columns] : columns
  const table = (
    <DataTable columns={head} label={label} stacks="FLOWING">
      {rows.map((row) => (
        <Row key={row.id} row={row} shown={shown} canChange={canChange} />
      ))}
    </DataTable>
  )
  if (!canChange) return <div className={css.list}>{table}</div>
  return (
    <Form method="post" className={classes(bulk.table, css.list)}>
      {table}
      <div className={bulk.bar}>
        <b>{texts.selected}</b>
        {(['PRICE', 'STATE', 'TEXT', 'TERMS'] as const).map((kind) => (
          <button key={kind} type="submit" name="bulk" value={kind}>
            {texts[kind]}
          </button>
        ))}
        <b>{sheets.print}</b>
        <button type="submit" name="print" value="EXPOSE">
          {sheets.exposes}
        </button>
        <button type="submit" name="print" value="PRICE_TAG">
          {sheets.priceTags}
        </button>
        <label>
          <input type="checkbox" name="all" value="yes" />
          {texts.allOfFilter(total)}
        </label>
      </div>
    </Form>
  )
}

interface RowProps extends Pick<StockView, 'shown' | 'canChange'> {
  row: StockRowView
}

function Row({ row, shown, canChange }: RowProps) {
  const { number, title, note, picture } = row
  const texts = useTexts(bulkTexts)
  return (
    <tr>
      {canChange ? (
        <td className={css.tick}>
          <input type="checkbox" name={`vehicle.${row.id}`} aria-label={texts.select(number)} />
        </td>
      ) : null}
      <th scope="row" className={css.vehicle}>
        <img className={css.picture} src={imageUrl(picture, 128)} width={56} height={42} alt="" loading="lazy" />
        <a href={row.href}>{title}</a>
        <small>{note}</small>
      </th>
      {shown.map((column) => (
        <Cell key={column} column={column} row={row} isNamed={row.quality.namesPictures && shown.includes('QUALITY')} />
      ))}
    </tr>
  )
}

interface CellProps {
  column: StockView['shown'][number]
  row: StockRowView
  /** Another cell says how many pictures there are: on a phone, where they stand in one paragraph, that is enough. */
  isNamed: boolean
}

function Cell({ column, row, isNamed }: CellProps) {
  const texts = useTexts(stockTexts)
  const { price, rating, days, isLong, quality } = row
  switch (column) {
    case 'NUMBER':
      return <td className={css.number}>{row.number}</td>
    case 'STATE':
      return (
        <td>
          <StateMark state={row.state} label={row.stateLabel} />
        </td>
      )
    case 'PRICE':
      return <td className={classes(css.figure, css.price)}>{price}</td>
    case 'RATING':
      return <td>{rating ? <PriceRatingMark rating={rating} /> : null}</td>
    case 'DAYS':
      return (
        <td data-label={texts.DAYS} className={classes(css.figure, isLong && css.long)}>
          {days}
        </td>
      )
    case 'QUALITY':
      return <td className={css[quality.kind]}>{quality.label}</td>
    default:
      return (
        <td data-label={texts[column]} className={classes(css.figure, column === 'PICTURES' && isNamed && css.named)}>
          {figureOf(column, row)}
        </td>
      )
  }
}

function figureOf(column: 'REGISTERED' | 'MILEAGE' | 'PICTURES' | 'REQUESTS' | 'CHANGED', row: StockRowView) {
  const { registered, mileage, pictures, requests, changed } = row
  return { REGISTERED: registered, MILEAGE: mileage, PICTURES: pictures, REQUESTS: requests, CHANGED: changed }[column]
}
