import { Rating } from '#design/Rating.tsx'
import { compareTexts } from '#messages/compare.ts'
import { Co2 } from '../../blocks/Co2.tsx'
import css from './CompareTable.module.css'
import type { CompareView, GroupView, PartView } from './compare-view.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { useTexts } from '../../site.ts'

/** The table: a vehicle per column, an attribute per row. Its first column stays in view where the rest scrolls. */
export function CompareTable({ view: { columns, groups } }: { view: CompareView }) {
  const texts = useTexts(compareTexts)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
    <section className={css.scroller} tabIndex={0} aria-label={texts.title}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              <span className="visually-hidden">{texts.detail}</span>
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.card.id} column={column} />
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.title} group={group} columns={columns.length} />
        ))}
      </table>
      {groups.length === 0 ? <p>{texts.noDifferences}</p> : null}
    </section>
  )
}

function Group({ group, columns }: { group: GroupView; columns: number }) {
  const texts = useTexts(compareTexts)
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1} className={css.group}>
          <span>{group.title}</span>
        </th>
      </tr>
      {group.rows.map(({ key, label, differs, cells }) => (
        <tr key={key}>
          <th scope="row" className={css.label}>
            <Co2 text={label} />
            {differs ? <small>{texts.differs}</small> : null}
          </th>
          {cells.map((parts, index) => (
            // Columns have no name but their place.
            <td key={index}>{parts.length > 0 ? <Parts parts={parts} /> : <Nothing text={texts.nothing} />}</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Parts({ parts }: { parts: readonly PartView[] }) {
  const weigh = ({ text, steps, differs }: PartView) => {
    if (steps) return <Rating rating={{ steps, text }} />
    return differs ? <strong>{text}</strong> : text
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
