import { Link } from 'react-router'
import { classes } from '#design/classes.ts'
import type { TimePickerView } from './time-picker-view.ts'
import css from './TimePicker.module.css'

type Cell = TimePickerView['days'][number] | null

/** A month: what is free on each day, in words and colour. Days with free times are links to them. */
export function MonthTable({ view }: { view: TimePickerView }) {
  const { month, weekdays, earlier, later, blanks, days } = view
  const cells: Cell[] = [...Array.from({ length: blanks }, () => null), ...days]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, index) => cells.slice(index * 7, index * 7 + 7))
  return (
    <section aria-labelledby="monat" className={css.monthBox}>
      <div className={css.monthHead}>
        <h2 id="monat">{month}</h2>
        <p>
          {earlier ? <Link to={earlier.href}>{earlier.label}</Link> : null}
          {later ? <Link to={later.href}>{later.label}</Link> : null}
        </p>
      </div>
      <table className={css.month} aria-labelledby="monat">
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={row}>
              {week.map((cell, column) => (
                <td key={column}>{cell ? <Day day={cell} /> : null}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Day({ day: { number, name, text, shortText, href, isMany, isCurrent } }: { day: NonNullable<Cell> }) {
  const content = (
    <>
      <b aria-hidden="true">{number}</b>
      <span className="visually-hidden">{name}: </span>
      <span className={classes(shortText && css.long)}>{text}</span>
      {shortText ? (
        <span className={css.short} aria-hidden="true">
          {shortText}
        </span>
      ) : null}
    </>
  )
  if (!href) return <span>{content}</span>
  return (
    <Link
      to={href}
      preventScrollReset
      className={classes(isMany && css.many)}
      aria-current={isCurrent ? 'date' : undefined}
    >
      {content}
    </Link>
  )
}
