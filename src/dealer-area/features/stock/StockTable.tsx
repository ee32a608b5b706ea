import { Form } from 'react-router'
import { imageUrl } from '#domain/images.ts'
import { classes } from '#design/classes.ts'
import { bulkTexts } from '#messages/dealer-stock.ts'
import { vehicleSheetTexts } from '#messages/vehicle-sheets.ts'
import { useTexts } from '#storefront/site.ts'
import { DataTable } from '../../blocks/DataTable.tsx'
import { PricePosition, StateMark } from './StockMarks.tsx'
import type { StockRowView, StockView } from './stock.server.ts'
import bulk from './bulk.module.css'
import css from './stock.module.css'

/** The cars of a page; those ticked, or all of the view, can be changed at once. */
export function StockTable({ view: { columns, rows, canChange, total }, label }: { view: StockView; label: string }) {
  const texts = useTexts(bulkTexts)
  const sheets = useTexts(vehicleSheetTexts)
  const head = canChange ? [texts.selectColumn, ...columns] : columns
  const table = (
    <DataTable columns={head} label={label}>
      {rows.map((row) => (
        <Row key={row.id} row={row} canChange={canChange} />
      ))}
    </DataTable>
  )
  if (!canChange) return table
  return (
    <Form method="post" className={bulk.table}>
      {table}
      <div className={bulk.bar}>
        <b>{texts.selected}</b>
        {(['PRICE', 'STATE', 'TEXT'] as const).map((kind) => (
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

function Row({ row, canChange }: { row: StockRowView; canChange: boolean }) {
  const { number, title, note, picture, price, position, days, isLong, registered, mileage, quality } = row
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
