import { useLoaderData } from 'react-router'
import { ButtonLink, IconLink } from '#design/Button.tsx'
import { classes } from '#design/classes.ts'
import { EmptyState } from '#design/EmptyState.tsx'
import { SegmentLinks } from '#design/Segment.tsx'
import { workTexts } from '#messages/dealer-area.ts'
import { dealerCalendarTexts } from '#messages/dealer-calendar.ts'
import { useTexts } from '#storefront/site.ts'
import { NextLinks } from '../../blocks/NextLinks.tsx'
import { headOf } from '../../head.ts'
import { HeadNote } from '../../blocks/PageHead.tsx'
import css from './calendar.module.css'
import { type CalendarPageView, loadCalendar } from './calendar.server.ts'
import { DayList } from './DayList.tsx'
import { MonthTable } from './MonthTable.tsx'
import { ResourceTable } from './ResourceTable.tsx'
import { WeekTable } from './WeekTable.tsx'

export const loader = loadCalendar

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, dealerCalendarTexts.calendar)
}

/** Appointments in lanes by kind, and below them the chosen day as a list. */
export default function Calendar() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(dealerCalendarTexts)
  const { noMerchant, noMerchantText } = useTexts(workTexts)
  if (!view) return <EmptyState title={noMerchant} text={noMerchantText} />
  return (
    <>
      <div className={css.head}>
        <h1>
          {texts.calendar} <HeadNote>{view.title}</HeadNote>
        </h1>
        <div className={css.steps}>
          <IconLink icon="previous" label={texts.earlier} href={view.earlier} />
          <ButtonLink kind="secondary" href={view.today}>
            {texts.today}
          </ButtonLink>
          <IconLink icon="next" label={texts.later} href={view.later} />
          {view.create ? <ButtonLink href={view.create}>{texts.create}</ButtonLink> : null}
        </div>
      </div>
      <Filters view={view} />
      {view.isSetUp ? null : (
        <EmptyState title={texts.notSetUp} text={texts.notSetUpText}>
          <NextLinks links={view.setUp ? [{ href: view.setUp, label: texts.setUp }] : []} />
        </EmptyState>
      )}
      <Table view={view} />
      <Overbooked overbooked={view.overbooked} />
      <div className={css.lists}>
        <section id="tag" className={css.part}>
          <h2>{view.list.title}</h2>
          {view.list.lines.length === 0 ? (
            <p className="small">
              {texts.empty}. {texts.emptyText}
            </p>
          ) : (
            <DayList lines={view.list.lines} />
          )}
        </section>
        <section className={css.part}>
          <h2>{texts.waiting}</h2>
          {view.waiting.length === 0 ? <p className="small">{texts.noneWaiting}</p> : <DayList lines={view.waiting} />}
        </section>
      </div>
    </>
  )
}

function Table({ view }: { view: CalendarPageView }) {
  if (view.month) return <MonthTable month={view.month} title={view.title} />
  return view.resources ? <ResourceTable table={view.resources} title={view.title} /> : <WeekTable view={view} />
}

function Filters({ view: { views, rows, chips, block } }: { view: CalendarPageView }) {
  const texts = useTexts(dealerCalendarTexts)
  return (
    <div className={css.filters}>
      <SegmentLinks label={texts.views} links={views} />
      {rows.length > 0 ? <SegmentLinks label={texts.rows} links={rows} /> : null}
      <nav aria-label={texts.lanes} className={css.chips}>
        {chips.map(({ href, label, isOn }) => (
          <a key={label} href={href} className={classes(css.chip, isOn && css.on)}>
            {label}
            <span className="visually-hidden"> {isOn ? texts.isShown : texts.isHidden}</span>
          </a>
        ))}
      </nav>
      <a href={block} className={css.chip}>
        {texts.block}
      </a>
    </div>
  )
}

function Overbooked({ overbooked }: Pick<CalendarPageView, 'overbooked'>) {
  if (overbooked.length === 0) return null
  return (
    <ul className={css.overbooked}>
      {overbooked.map(({ key, title, text, href, movable }) => (
        <li key={key}>
          <b>{title}</b> {text} {movable ? <a href={href}>{movable}</a> : null}
        </li>
      ))}
    </ul>
  )
}
