import type { DealerView } from './dealer-view.ts'
import css from './HoursTable.module.css'

/** Opening hours, days of the same hours in one line. */
export function HoursTable({ hours }: { hours: DealerView['hours'] }) {
  return (
    <dl className={css.hours}>
      {hours.map(({ days, hours: open }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{open}</dd>
        </div>
      ))}
    </dl>
  )
}
