import css from './DayList.module.css'
import type { Line } from './calendar.server.ts'

/** Appointments one below the other: what phones use. */
export function DayList({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={css.list}>
      {lines.map(({ key, time, title, note, href, act, late }) => (
        <li key={key}>
          <b>{time}</b>
          <span>
            {title}
            <small>{note}</small>
            {late ? <small className={css.late}>{late}</small> : null}
          </span>
          <a href={href}>
            {act}
            <span className="visually-hidden">
              : {time} {title}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
