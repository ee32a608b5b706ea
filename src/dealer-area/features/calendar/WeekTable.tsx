import { classes } from '#design/classes.ts'
import { Notice } from '#design/Notice.tsx'
import { appointmentKindTexts, dealerCalendarTexts } from '#messages/dealer-calendar.ts'
import { useTexts } from '#storefront/site.ts'
import entryCss from './calendar-entries.module.css'
import css from './calendar-week.module.css'
import type { Entry, Lane, Load } from './calendar-lanes.server.ts'
import type { CalendarPageView } from './calendar.server.ts'
import { type AppointmentDrag, useDraggedAppointment } from './use-dragged-appointment.ts'

type Cell = Lane['cells'][number]

/** Days side by side with a lane for each kind; it scrolls in its frame, and phones show the chosen day of it alone. */
export function WeekTable({ view: { days, lanes, title } }: { view: CalendarPageView }) {
  const texts = useTexts(dealerCalendarTexts)
  const drag = useDraggedAppointment()
  const chosen = days.find(({ isChosen }) => isChosen)?.key
  return (
    <>
      <div aria-live="polite">
        {drag.refusal ? (
          <Notice tone="error">
            {drag.refusal.text} <a href={drag.refusal.href}>{texts.otherTimes}</a>
          </Notice>
        ) : null}
      </div>
      {days.length > 1 ? <DayStrip days={days} /> : null}
      {days.length > 1 ? (
        <p className={css.cue}>
          {texts.cue}
          <a href="#tag">{texts.cueList}</a>
          {texts.cueEnd}
        </p>
      ) : null}
      {/* A region that scrolls has to be reachable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={css.scroll} aria-label={title} tabIndex={0}>
        <table className={classes(css.week, days.length === 1 && css.single)}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{texts.lane}</span>
              </th>
              {days.map(({ key, name, date, href, isToday }) => (
                <th key={key} scope="col" className={classes(isToday && css.now, key !== chosen && css.other)}>
                  <a href={`${href}#tag`}>
                    {name}
                    <small>{date}</small>
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lanes.map(({ name, kind, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell) => (
                  <LaneCell key={cell.key} cell={cell} kind={kind} drag={drag} isChosen={cell.key === chosen} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Legend />
    </>
  )
}

interface LaneCellProps {
  cell: Cell
  kind: Lane['kind']
  drag: AppointmentDrag
  isChosen: boolean
}

/** Phones show one day of the week; these lead to the others. */
function DayStrip({ days }: Pick<CalendarPageView, 'days'>) {
  const { daysOfWeek } = useTexts(dealerCalendarTexts)
  return (
    <nav aria-label={daysOfWeek} className={css.strip}>
      {days.map(({ key, name, date, href, isToday, isChosen }) => (
        <a key={key} href={href} className={isToday ? css.now : undefined} aria-current={isChosen || undefined}>
          {name}
          <small>{date}</small>
        </a>
      ))}
    </nav>
  )
}

function LaneCell({ cell: { key: day, entries, load, blocked }, kind, drag, isChosen }: LaneCellProps) {
  const times = drag.timesAt(kind, day)
  return (
    // Only for the mouse: the form of each appointment does the same for keyboards.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <td
      className={classes(times && css.target, !isChosen && css.other)}
      onDragOver={(event) => drag.over(event, kind, day)}
      onDrop={(event) => drag.drop(event, kind, day)}
    >
      {load ? <LoadBar load={load} /> : null}
      {entries.length + blocked.length > 0 ? (
        <ul className={entryCss.entries}>
          {entries.map((entry) => (
            <EntryLink key={entry.key} entry={entry} kind={kind} drag={drag} />
          ))}
          {blocked.map((reason) => (
            <li key={reason} className={entryCss.blocked}>
              {reason}
            </li>
          ))}
        </ul>
      ) : null}
      {times ? (
        <ul className={css.dropTimes} aria-hidden="true">
          {times.map(({ minute, time }) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={minute}
              onDragOver={(event) => drag.over(event, kind, day)}
              onDrop={(event) => drag.drop(event, kind, day, minute)}
            >
              {time}
            </li>
          ))}
        </ul>
      ) : null}
    </td>
  )
}

function EntryLink({ entry, kind, drag }: { entry: Entry } & Pick<LaneCellProps, 'kind' | 'drag'>) {
  const { href, time, title, look, note, isMovable } = entry
  return (
    <li className={entryCss[look]}>
      <a
        href={href}
        draggable={isMovable}
        onDragStart={isMovable ? (event) => drag.start(event, entry, kind) : undefined}
        onDragEnd={isMovable ? drag.end : undefined}
      >
        <b>{time}</b>
        <span>{title}</span>
        {note ? <span className="visually-hidden">, {note}</span> : null}
      </a>
    </li>
  )
}

function LoadBar({ load: { percent, text, isOver } }: { load: Load }) {
  const { over } = useTexts(dealerCalendarTexts)
  return (
    <div className={classes(css.load, isOver && css.over)}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width={percent} height="6" />
      </svg>
      <span>
        {text}
        {isOver ? <span className="visually-hidden">, {over}</span> : null}
      </span>
    </div>
  )
}

function Legend() {
  const texts = useTexts(dealerCalendarTexts)
  const { TEST_DRIVE: drive } = useTexts(appointmentKindTexts)
  return (
    <ul className={entryCss.legend} aria-hidden="true">
      <li>{texts.confirmed}</li>
      <li className={entryCss.keyDrive}>{drive}</li>
      <li className={entryCss.keyAsks}>{texts.asks}</li>
      <li className={entryCss.keyBlocked}>{texts.blocked}</li>
    </ul>
  )
}
