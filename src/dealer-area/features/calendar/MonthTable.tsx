import { classes } from '#design/classes.ts'
import css from './calendar-month.module.css'
import type { MonthView } from './calendar-month.server.ts'

/** A month with the number of appointments of each day; a day leads to its own view. */
export function MonthTable({ month: { weekdays, weeks }, title }: { month: MonthView; title: string }) {
  return (
    <table className={css.month}>
      <caption className="visually-hidden">{title}</caption>
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
        {weeks.map((days) => (
          <tr key={days[0]?.key}>
            {days.map(({ key, number, label, href, count, figure, notes, isToday, isOutside, isClosed }) => (
              <td key={key} className={classes(isToday && css.now, isOutside && css.outside, isClosed && css.shut)}>
                <a href={href}>
                  <b aria-hidden="true">{number}</b>
                  <span className="visually-hidden">{label}</span>
                  {count ? <span className={css.words}>{count}</span> : null}
                  {count ? (
                    <span className={css.figure} aria-hidden="true">
                      {figure}
                    </span>
                  ) : null}
                </a>
                {notes.map(({ text, isOver }) => (
                  <small key={text} className={isOver ? css.late : undefined}>
                    {text}
                  </small>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
