import {
  CALENDAR_VIEWS,
  type CalendarRange,
  calendarRange,
  type CalendarView,
  weekNumber,
} from '#domain/appointments/calendar-range.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays, isDay } from '#domain/delivery/calendar-day.ts'
import { formatDayName, formatDayRange, formatInstant, formatMonthName } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { calendarLaneTexts, dealerCalendarTexts, workGroupTexts } from '#messages/dealer-calendar.ts'
import { inLanguage } from '#messages/texts.ts'
import { StaffCalendarDocument, type StaffCalendarQuery } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { merchantOf } from '../../merchant.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'
import { LANES, type Lane, lanesOf, type StaffCalendar } from './calendar-lanes.server.ts'
import { type ResourceTable, resourcesOf } from './calendar-resources.server.ts'
import { type MonthView, monthOf } from './calendar-month.server.ts'
import { hoursOf, lineOf } from './calendar-words.server.ts'
import { dayToOpen, isIdle } from './day-to-open.server.ts'

export interface Line {
  readonly key: string
  readonly time: string
  readonly title: string
  readonly note: string
  readonly href: string
  readonly act: string
  readonly late?: string
}

export interface CalendarPageView {
  readonly isSetUp: boolean
  /** Where the calendar is set up; null for those who may not. */
  readonly setUp: string | null
  readonly title: string
  readonly views: readonly { readonly href: string; readonly label: string; readonly current: boolean }[]
  readonly earlier: string
  readonly later: string
  readonly today: string
  readonly block: string
  /** Null for those who may only look. */
  readonly create: string | null
  readonly chips: readonly { readonly href: string; readonly label: string; readonly isOn: boolean }[]
  readonly days: readonly {
    readonly key: string
    readonly name: string
    readonly date: string
    readonly href: string
    readonly isToday: boolean
    readonly isChosen: boolean
  }[]
  readonly lanes: readonly Lane[]
  readonly month: MonthView | null
  /** The day by bays, advisers and cars; null unless the address chooses it. */
  readonly resources: ResourceTable | null
  /** The two ways to show a day; none in the other views. */
  readonly rows: CalendarPageView['views']
  readonly overbooked: readonly {
    readonly key: string
    readonly title: string
    readonly text: string
    readonly href: string
    readonly movable: string
  }[]
  readonly list: { readonly title: string; readonly lines: readonly Line[] }
  readonly waiting: readonly Line[]
}

/** The view and the day are in the address. */
export async function loadCalendar({ url, context }: PageArgs): Promise<CalendarPageView | null> {
  const { locale } = context.get(areaContext)
  const merchant = await merchantOf(url, context)
  if (merchant === undefined) return null
  const today = berlinToday()
  const view = CALENDAR_VIEWS.find((each) => each === url.searchParams.get('view')) ?? 'week'
  const { day, from, to, earlier, later, staffCalendar } = await daysToShow(
    (range) => query(context, StaffCalendarDocument, { merchant: merchant.uuid, ...range }),
    { view, today, wished: url.searchParams.get('day') ?? '' },
  )
  const texts = inLanguage(dealerCalendarTexts, locale)
  const hidden = (url.searchParams.get('hide') ?? '').split(',')
  const shown = LANES.filter((lane) => !hidden.includes(lane.toLowerCase()))
  const address = (changed: Record<string, string>) => {
    const hide = hidden.filter(Boolean).join(',')
    const rows = byResource ? 'resources' : ''
    const values = { merchant: merchant.slug, view, day, rows, hide, ...changed }
    const set = Object.entries(values).filter(([, value]) => value !== '')
    return `${dealerPaths.pathFor('calendar', locale)}?${new URLSearchParams(set).toString()}`
  }
  const byResource = view === 'day' && url.searchParams.get('rows') === 'resources'
  const mayMove = merchant.permissions.includes('calendar.change')
  const rowLinks = [
    { href: address({ rows: '' }), label: texts.byLane, current: !byResource },
    { href: address({ rows: 'resources' }), label: texts.byResource, current: byResource },
  ]
  const days = staffCalendar.days.filter((each) => !isIdle(each, staffCalendar) || each.day === day)
  return {
    isSetUp: staffCalendar.isSetUp,
    setUp: merchant.permissions.includes('merchant.change')
      ? `${dealerPaths.pathFor('settings-part', locale, { part: 'calendar' })}?merchant=${merchant.slug}`
      : null,
    title: titleOf(view, { day, from, to: days.at(-1)?.day ?? to }, locale),
    views: CALENDAR_VIEWS.map((each) => ({
      href: address({ view: each }),
      label: texts[each],
      current: each === view,
    })),
    ...{ earlier: address({ day: earlier }), later: address({ day: later }), today: address({ day: today }) },
    create: mayMove
      ? `${dealerPaths.pathFor('new-appointment', locale)}?${new URLSearchParams({ merchant: merchant.slug, day }).toString()}`
      : null,
    block: `${dealerPaths.pathFor('calendar-blocks', locale)}?${new URLSearchParams({ merchant: merchant.slug, day }).toString()}`,
    chips: LANES.map((lane) => {
      const isOn = shown.includes(lane)
      const hide = LANES.filter((each) => (each === lane ? isOn : !shown.includes(each)))
      return { label: calendarLaneTexts[lane][locale], isOn, href: address({ hide: hide.join(',').toLowerCase() }) }
    }),
    days: days.map((each) => ({
      ...{
        key: each.day,
        name: formatDayName(each.day, locale, 'weekday'),
        date: formatDayName(each.day, locale, 'dayOfMonth'),
      },
      ...{ isToday: each.day === today, isChosen: each.day === day, href: address({ day: each.day }) },
    })),
    resources: byResource ? resourcesOf(staffCalendar, { day, shown, mayMove }, locale) : null,
    rows: view === 'day' ? rowLinks : [],
    lanes: view === 'month' || byResource ? [] : lanesOf(staffCalendar, days, { shown, mayMove }, locale),
    month:
      view === 'month'
        ? monthOf(staffCalendar, { day, today, locale }, (each) => address({ day: each, view: 'day' }))
        : null,
    overbooked: overbookedOf(staffCalendar, locale, (each) => `${address({ day: each, view: 'day' })}#tag`),
    list: {
      title: formatDayName(day, locale),
      lines: staffCalendar.appointments
        .filter((each) => each.day === day)
        .map((each) => ({ ...lineOf(each, locale), act: each.isMovable ? texts.move : texts.open })),
    },
    waiting: waitingOf(staffCalendar, locale),
  }
}

interface Wish {
  readonly view: CalendarView
  readonly today: string
  /** What the address says. */
  readonly wished: string
}

/** The chosen day and the days around it; a week without a choice is that of `dayToOpen`, on a free Sunday the one after it. */
async function daysToShow(
  load: (range: { from: string; to: string }) => Promise<StaffCalendarQuery>,
  { view, today, wished }: Wish,
): Promise<CalendarRange & { readonly day: string; readonly staffCalendar: StaffCalendar }> {
  const around = async (day: string) => {
    const range = calendarRange(view, day)
    return { ...range, ...(await load({ from: range.from, to: range.to })) }
  }
  const named = isDay(wished) ? wished : view === 'week' ? null : today
  if (named !== null) return { day: named, ...(await around(named)) }
  const week = await around(today)
  const day = dayToOpen(week.staffCalendar, today)
  if (day !== null) return { day, ...week }
  const tomorrow = addDays(today, 1)
  const following = await around(tomorrow)
  return { day: dayToOpen(following.staffCalendar, tomorrow) ?? tomorrow, ...following }
}

function titleOf(
  view: CalendarView,
  { day, from, to }: { day: string; from: string; to: string },
  locale: Locale,
): string {
  if (view === 'day') return formatDayName(day, locale, 'withYear')
  if (view === 'month') return formatMonthName(day.slice(0, 7), locale)
  return dealerCalendarTexts.weekTitle[locale](weekNumber(day), formatDayRange(from, to, locale))
}

function overbookedOf({ days, appointments }: StaffCalendar, locale: Locale, hrefOf: (day: string) => string) {
  const texts = inLanguage(dealerCalendarTexts, locale)
  return days.flatMap(({ day, loads }) =>
    loads
      .filter(({ booked, capacity }) => booked > capacity)
      .map(({ group, booked, capacity }) => {
        const movable = appointments.filter(
          (each) => each.day === day && each.isMovable && each.workGroups.includes(group),
        )
        return {
          ...{ key: day + group, title: texts.overbooked(formatDayName(day, locale)), href: hrefOf(day) },
          text: texts.overbookedBy(hoursOf(booked, locale), hoursOf(capacity, locale), workGroupTexts[group][locale]),
          movable: movable.length > 0 ? texts.movableOnes(movable.length) : '',
        }
      }),
  )
}

function waitingOf({ appointments }: StaffCalendar, locale: Locale): Line[] {
  const texts = inLanguage(dealerCalendarTexts, locale)
  return appointments
    .filter(({ waitsFor, isMissed }) => waitsFor === 'MERCHANT' && !isMissed)
    .map((each) => {
      const line = lineOf(each, locale)
      const isLate = each.dueAt != null && Date.parse(each.dueAt) < Date.now()
      return {
        ...{
          ...line,
          time: formatDayName(each.day, locale, 'weekdayAndDate'),
          title: `${line.time} ${line.title}`,
          act: texts.confirm,
        },
        ...(isLate && each.dueAt != null ? { late: texts.lateBy(formatInstant(each.dueAt, locale)) } : {}),
      }
    })
}
