import { classes } from '#design/classes.ts'
import { dealerCalendarTexts } from '#messages/dealer-calendar.ts'
import { useTexts } from '#storefront/site.ts'
import entryCss from './calendar-entries.module.css'
import css from './calendar-week.module.css'
import type { ResourceRow, ResourceTable as Table } from './calendar-resources.server.ts'

/** A day by the hour with a row for each bay, adviser, seller and car; wider than a phone, so it scrolls in its frame. */
export function ResourceTable({ table: { hours, rows }, title }: { table: Table; title: string }) {
  const texts = useTexts(dealerCalendarTexts)
  return (
    // A region that scrolls has to be reachable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.scroll} aria-label={title} tabIndex={0}>
      <table className={classes(css.week, css.hours)}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.resource}</span>
            </th>
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {hour}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell) => (
                <HourCell key={cell.key} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function HourCell({ cell: { entries, blocked, isTaken } }: { cell: ResourceRow['cells'][number] }) {
  const texts = useTexts(dealerCalendarTexts)
  return (
    <td className={isTaken ? css.taken : undefined}>
      {isTaken ? <span className="visually-hidden">{texts.taken}</span> : null}
      {entries.length + blocked.length > 0 ? (
        <ul className={classes(entryCss.entries, entryCss.wrapped)}>
          {entries.map(({ key, href, time, title, look, note }) => (
            <li key={key} className={entryCss[look]}>
              <a href={href}>
                <b>{time}</b>
                <span>{title}</span>
                {note ? <span className="visually-hidden">, {note}</span> : null}
              </a>
            </li>
          ))}
          {blocked.map((reason) => (
            <li key={reason} className={entryCss.blocked}>
              {reason}
            </li>
          ))}
        </ul>
      ) : null}
    </td>
  )
}
