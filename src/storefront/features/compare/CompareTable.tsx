import type { ReactNode } from 'react'
import { Rating } from '#design/Rating.tsx'
import { MAX_COMPARED_CARS } from '#domain/session/compared-cars.ts'
import { compareTexts } from '#messages/compare.ts'
import { Select } from '#design/Select.tsx'
import { Co2 } from '../../blocks/Co2.tsx'
import css from './CompareTable.module.css'
import type { CompareView, GroupView, MarkView, PartView } from './compare-view.ts'
import { ColumnActions, ColumnHead } from './ColumnHead.tsx'
import { useTexts } from '../../site.ts'

interface CompareTableProps {
  view: CompareView
  /** The list, where another car is found. */
  list: string
  /** The button into the cart for each vehicle on offer, by id. */
  carts: ReadonlyMap<string, ReactNode>
}

/** A vehicle per column, an attribute per row. On a phone rows are grids of two columns, and of three vehicles one is hidden. */
export function CompareTable({ view: { columns, groups, differencesOnly }, list, carts }: CompareTableProps) {
  const texts = useTexts(compareTexts)
  return (
    <div className={css.frame}>
      {columns.length > 2 ? (
        <Select
          className={css.chooser}
          label={texts.hidden}
          options={columns.map(({ card }, index) => ({ value: String(index + 1), label: card.title }))}
          chosen={String(columns.length)}
        />
      ) : null}
      <table
        className={css.table}
        data-columns={columns.length}
        data-differences={differencesOnly || undefined}
        aria-label={texts.title}
      >
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              <span className="visually-hidden">{texts.detail}</span>
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.card.id} column={column} />
            ))}
            {columns.length < MAX_COMPARED_CARS ? (
              <td rowSpan={2} className={css.place}>
                <a href={list}>{texts.addAnother}</a>
              </td>
            ) : null}
          </tr>
          <tr className={css.tools}>
            <td className={css.corner} aria-hidden="true" />
            {columns.map((column) => (
              <ColumnActions
                key={column.card.id}
                column={column}
                cart={carts.get(column.card.id)}
                differencesOnly={differencesOnly}
              />
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.title} group={group} columns={columns.length} />
        ))}
      </table>
      {groups.length === 0 ? <p>{texts.noDifferences}</p> : null}
    </div>
  )
}

function Group({ group, columns }: { group: GroupView; columns: number }) {
  const texts = useTexts(compareTexts)
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1} className={css.group}>
          {group.title}
        </th>
      </tr>
      {group.rows.map(({ key, label, differs, equalWithout, cells, marks }) => (
        <tr key={key} data-equal-without={equalWithout?.join(' ')}>
          <th scope="row" className={css.label}>
            <Co2 text={label} />
            {differs ? <small className="visually-hidden"> {texts.differs}</small> : null}
          </th>
          {cells.map((parts, index) => (
            // The index is the key, because a column has no other name.
            <td key={index}>
              {parts.length > 0 ? <Parts parts={parts} /> : <Nothing text={texts.nothing} />}
              <Mark mark={marks?.[index]} label={texts.best} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** How a figure stands beside the others: a bar, and a word where it is the best. */
function Mark({ mark, label }: { mark: MarkView | null | undefined; label: string }) {
  if (!mark) return null
  return (
    <>
      {mark.isBest ? <small className={css.best}>{label}</small> : null}
      <svg className={css.bar} data-best={mark.isBest || undefined} aria-hidden="true">
        <rect width={`${mark.percent}%`} height="100%" />
      </svg>
    </>
  )
}

function Parts({ parts }: { parts: readonly PartView[] }) {
  const weigh = ({ text, steps, differs, equalWithout }: PartView) => {
    if (steps) return <Rating rating={{ steps, text }} />
    const shown = <Co2 text={text} />
    return differs ? <strong data-equal-without={equalWithout?.join(' ')}>{shown}</strong> : shown
  }
  const [only] = parts
  if (only && parts.length === 1) return weigh(only)
  return (
    <ul className={css.parts}>
      {parts.map((part) => (
        <li key={part.text}>{weigh(part)}</li>
      ))}
    </ul>
  )
}

function Nothing({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{text}</span>
    </>
  )
}
