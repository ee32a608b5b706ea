import { data, redirect } from 'react-router'
import { clockTime } from '#domain/appointments/minutes.ts'
import { MANY_FREE_SLOTS } from '#domain/appointments/month-view.ts'
import { TIMES_OF_DAY, timeOfDay } from '#domain/appointments/time-of-day.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays, isDay } from '#domain/delivery/calendar-day.ts'
import { formatMonthName, formatTime } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { weekdayOf } from '#domain/opening-hours.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { inLanguage } from '#messages/texts.ts'
import { weekdayTexts } from '#messages/weekdays.ts'
import { closedTexts, timeOfDayTexts, workshopTexts } from '#messages/workshop.ts'
import {
  ExtendServiceTimeDocument,
  ReserveServiceTimeDocument,
  ServiceDaysDocument,
  type ServiceDaysQuery,
} from '#storefront/generated/graphql.ts'
import type { FormState } from '../../blocks/form-state.ts'
import { formState, refusedAs } from '../../blocks/form.server.ts'
import { mutate, query, type Refusal } from '../../gateway.server.ts'
import { hasErrorsContext, siteContext } from '../../request.server.ts'
import { afterStep, type Booking, dayName, frameOf, openStep, type PageArgs, timeText } from './frame.server.ts'
import { stepValues } from './reset.server.ts'
import type { ServiceAppointmentView, TimeChoice } from './service-view.ts'

type Day = ServiceDaysQuery['serviceBooking']['days'][number]

export interface AppointmentAnswer extends FormState {
  /** Free times near one that was taken. */
  readonly alternatives?: readonly TimeChoice[]
}

const LISTED_DAYS = 5
/** How far ahead the list looks. */
const LIST_REACH_DAYS = 42

/** The month of the address and the times of its day; without one those of the chosen time, otherwise of the next free day. */
export async function loadAppointment(args: PageArgs): Promise<ServiceAppointmentView> {
  const open = await openStep(args)
  const { booking, locale } = open
  const today = berlinToday()
  const daysOf = async (from: string, to: string) =>
    (await query(args.context, ServiceDaysDocument, { from, to })).serviceBooking.days
  const coming = await daysOf(today, addDays(today, LIST_REACH_DAYS))
  const free = coming.filter(({ freeTimes }) => freeTimes > 0)
  const requestedDay = args.url.searchParams.get('day') ?? ''
  const day = isDay(requestedDay) ? requestedDay : (booking.time?.day ?? free[0]?.day ?? today)
  const requestedMonth = args.url.searchParams.get('month') ?? ''
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(requestedMonth) ? requestedMonth : day.slice(0, 7)
  const days = await daysOf(`${month}-01`, lastDayOf(month))
  const shown = days.find((each) => each.day === day)
  return {
    ...frameOf(open),
    ...monthOf({ month, day, days, today }, args.url, locale),
    ...(shown && shown.times.length > 0 ? { times: timesOf(shown, booking, locale) } : {}),
    nextDays: free.slice(0, LISTED_DAYS).map((each) => ({
      day: dayName(each.day, locale),
      times: each.times.filter(({ isFree }) => isFree).map((time) => choiceOf(each.day, time, booking)),
    })),
    ...reservedOf(booking, locale),
    alternatives: [],
  }
}

/** Reserves a time, extends what is reserved, or goes on, as the pressed button says. */
export async function chooseTime(args: PageArgs & { readonly request: Request }) {
  const values = await stepValues(args)
  const { locale } = args.context.get(siteContext)
  const here = args.url.pathname + args.url.search
  if (values.intent === 'extend') {
    await mutate(args.context, ExtendServiceTimeDocument)
    return redirect(here)
  }
  if (values.time === undefined) {
    const { booking } = await openStep(args)
    if (booking.time) return afterStep(args, values, { result: null })
    args.context.set(hasErrorsContext, true)
    return refusedTime(values, [{ code: 'INVALID_INPUT', fields: [{ field: 'time', code: 'REQUIRED' }] }], locale)
  }
  const [day = '', minute = ''] = values.time.split(' ')
  const answer = await mutate(args.context, ReserveServiceTimeDocument, { day, minute: Number(minute) || 0 })
  if ('result' in answer) return redirect(`${pathFor('service-appointment', locale)}${pageQuery(args.url, day)}`)
  args.context.set(hasErrorsContext, true)
  return refusedTime(values, answer.refusals, locale)
}

function refusedTime(values: Readonly<Record<string, string>>, refusals: readonly Refusal[], locale: Locale) {
  const texts = inLanguage(workshopTexts, locale)
  const isTaken = refusals.some(({ code }) => code === 'UNAVAILABLE')
  const state = formState(values, refusals, locale, { time: texts.timeRequired })
  const alternatives = refusals.flatMap((refusal) => refusal.alternatives ?? [])
  return data<AppointmentAnswer>(
    {
      ...state,
      ...(isTaken ? { notice: texts.timeTaken } : {}),
      alternatives: alternatives.map((slot) => ({
        ...{ value: `${slot.day} ${slot.minute}`, label: timeText(slot, locale), state: 'free' },
      })),
    },
    refusedAs(refusals),
  )
}

function monthOf(
  { month, day, days, today }: { month: string; day: string; days: readonly Day[]; today: string },
  url: URL,
  locale: Locale,
) {
  const texts = inLanguage(workshopTexts, locale)
  const [before, after] = [addDays(`${month}-01`, -1).slice(0, 7), addDays(lastDayOf(month), 1).slice(0, 7)]
  const link = (other: string, text: (month: string) => string) => ({
    label: text(formatMonthName(other, locale)),
    href: `?${new URLSearchParams({ ...checkOf(url), month: other }).toString()}`,
  })
  return {
    month: formatMonthName(month, locale),
    weekdays: [1, 2, 3, 4, 5, 6, 7].map((weekday) => weekdayTexts.range[locale](String(weekday))),
    ...(before >= today.slice(0, 7) ? { earlier: link(before, texts.earlier) } : {}),
    later: link(after, texts.laterMonth),
    blanks: weekdayOf(`${month}-01`) - 1,
    days: days.map((each) => ({
      day: each.day,
      number: String(Number(each.day.slice(8))),
      name: dayName(each.day, locale),
      text: dayText(each, locale),
      ...(each.closed && each.closed !== 'CLOSED' ? { shortText: closedTexts.CLOSED[locale] } : {}),
      ...(each.freeTimes > 0 ? { href: pageQuery(url, each.day) } : {}),
      isMany: each.freeTimes >= MANY_FREE_SLOTS,
      isCurrent: each.day === day,
    })),
  }
}

function dayText({ closed, freeTimes, times }: Day, locale: Locale): string {
  const texts = inLanguage(workshopTexts, locale)
  if (closed) return closedTexts[closed][locale]
  if (freeTimes > 0) return texts.freeTimes(freeTimes)
  return times.length > 0 ? texts.full : '–'
}

function timesOf(day: Day, booking: Booking, locale: Locale): NonNullable<ServiceAppointmentView['times']> {
  const texts = inLanguage(workshopTexts, locale)
  const parts = TIMES_OF_DAY.map((part) => {
    const times = day.times.filter(({ minute }) => timeOfDay(minute) === part)
    return {
      title: timeOfDayTexts[part][locale],
      free: texts.freeTimes(times.filter(({ isFree }) => isFree).length),
      times: times.map((time) => choiceOf(day.day, time, booking)),
    }
  })
  return { title: texts.timesOn(dayName(day.day, locale)), parts: parts.filter(({ times }) => times.length > 0) }
}

function choiceOf(day: string, { minute, isFree }: Day['times'][number], { time }: Booking): TimeChoice {
  const isChosen = time?.day === day && time.minute === minute
  return {
    value: `${day} ${minute}`,
    label: clockTime(minute),
    state: isChosen ? 'chosen' : isFree ? 'free' : 'taken',
  }
}

function reservedOf(
  { time, reservedUntil, isExtended }: Booking,
  locale: Locale,
): Pick<ServiceAppointmentView, 'reserved'> {
  const texts = inLanguage(workshopTexts, locale)
  if (!time) return {}
  const name = timeText(time, locale)
  if (!reservedUntil) return { reserved: { text: texts.reservationOver(name), canExtend: false } }
  const text = texts.reservedUntil(name, formatTime(reservedUntil))
  return { reserved: { text, note: texts.reservedNote, canExtend: !isExtended } }
}

/** The query of the page that shows a day. */
function pageQuery(url: URL, day: string): string {
  return `?${new URLSearchParams({ ...checkOf(url), day }).toString()}`
}

function checkOf(url: URL): Record<string, string> {
  return url.searchParams.has('check') ? { check: '1' } : {}
}

function lastDayOf(month: string): string {
  return addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1)
}
