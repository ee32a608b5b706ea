import { data, redirect } from 'react-router'
import { clockTime } from '#domain/appointments/minutes.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { isDay } from '#domain/delivery/calendar-day.ts'
import { formatAppointment, formatDate } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { dealerAppointmentTexts } from '#messages/dealer-appointments.ts'
import { appointmentKindTexts, dealerCalendarTexts } from '#messages/dealer-calendar.ts'
import { inLanguage } from '#messages/texts.ts'
import { closingChoiceText } from '#storefront/blocks/seller-reason.server.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { formState, type FormValues, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import type { Refusal } from '#storefront/blocks/gateway-answer.ts'
import {
  CancelAppointmentDocument,
  type ClosingReason,
  ConfirmAppointmentDocument,
  MarkNoShowDocument,
  MoveAppointmentDocument,
  StaffAppointmentDocument,
  type StaffAppointmentQuery,
} from '../../generated/graphql.ts'
import { staffStateText } from '../../blocks/staff-state-text.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { hoursOf } from './calendar-words.server.ts'

type Found = StaffAppointmentQuery['staffAppointment']

export interface AppointmentPageView {
  readonly title: string
  readonly note: string
  readonly back: string
  readonly fingerprint: string
  readonly facts: readonly { readonly label: string; readonly value: string; readonly href?: string }[]
  readonly mayConfirm: boolean
  readonly noShow: readonly string[] | null
  readonly reasons: readonly { readonly value: string; readonly label: string }[]
  readonly move: {
    readonly day: string
    readonly dayText: string
    readonly earliest: string
    readonly times: readonly { readonly minute: string; readonly time: string }[]
    readonly isClosed: boolean
  } | null
}

/** An appointment, and the times of the day that the address names. */
export async function loadAppointment({
  url,
  params: { requestId: request = '' },
  context,
}: PageArgs): Promise<AppointmentPageView> {
  const { locale } = context.get(areaContext)
  const wished = url.searchParams.get('day') ?? ''
  const day = isDay(wished) ? wished : undefined
  const { staffAppointment } = await query(context, StaffAppointmentDocument, { request, ...(day ? { day } : {}) })
  return viewOf(staffAppointment, day ?? staffAppointment.appointment.day, locale)
}

/** Takes one of the steps; a refused one is shown with the present state. */
export async function changeAppointment({ url, request, params: { requestId = '' }, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const values = await formValues(request)
  const texts = inLanguage(dealerAppointmentTexts, locale)
  if (values.step === 'move' && !values.minute)
    return data<FormState>({ values, errors: { minute: texts.timeMissing } }, { status: 400 })
  const answer = await run(context, requestId, values, url)
  if ('result' in answer) return redirect(pathAfter(values, requestId, locale))
  const { refusals } = answer
  const notice = noticeOf(refusals, locale)
  return data<FormState>({ ...formState(values, refusals, locale), ...(notice ? { notice } : {}) }, refusedAs(refusals))
}

function run(context: ActionArgs['context'], request: string, { step, ...values }: FormValues, url: URL) {
  const shown = { request, fingerprint: values.fingerprint ?? '' }
  if (step === 'confirm') return mutate(context, ConfirmAppointmentDocument, shown)
  if (step === 'no-show') return mutate(context, MarkNoShowDocument, shown)
  if (step === 'cancel')
    return mutate(context, CancelAppointmentDocument, { ...shown, reason: (values.reason ?? '') as ClosingReason })
  const day = values.day ?? url.searchParams.get('day') ?? ''
  return mutate(context, MoveAppointmentDocument, { ...shown, day, minute: Number(values.minute) })
}

/** A cancelled appointment is no longer in the calendar, so its request is shown; a dragged one is shown where it was dropped. */
function pathAfter({ step, after = '' }: FormValues, requestId: string, locale: Locale): string {
  const calendar = dealerPaths.pathFor('calendar', locale)
  if (step === 'move' && (after === calendar || after.startsWith(`${calendar}?`))) return after
  return dealerPaths.pathFor(step === 'cancel' ? 'request' : 'appointment', locale, { requestId })
}

function noticeOf(refusals: readonly Refusal[], locale: Locale): string | undefined {
  const texts = inLanguage(dealerAppointmentTexts, locale)
  const notices: Readonly<Record<string, string>> = {
    ...{ UNAVAILABLE: texts.timeTaken, CHANGED: texts.changed, CONFLICT: texts.notNow },
  }
  return notices[refusals[0]?.code ?? '']
}

function viewOf({ appointment, ...found }: Found, day: string, locale: Locale): AppointmentPageView {
  const texts = inLanguage(dealerAppointmentTexts, locale)
  const { kind, isMissed, isMovable, startsAt } = appointment
  return {
    title: `${appointmentKindTexts[kind][locale]} ${appointment.car ?? appointment.title}`,
    note: isMissed ? dealerCalendarTexts.missed[locale] : formatAppointment(startsAt, locale),
    back: `${dealerPaths.pathFor('calendar', locale)}?${new URLSearchParams({ day: appointment.day }).toString()}`,
    fingerprint: found.fingerprint,
    facts: factsOf({ appointment, ...found }, locale),
    mayConfirm: found.mayConfirm,
    noShow: found.mayMarkNoShow ? [texts.noShowNote, ...(found.endsWithNoShow ? [texts.noShowEnds] : [])] : null,
    reasons: found.cancelReasons.map((value) => ({ value, label: closingChoiceText(value, locale) })),
    move: isMovable
      ? {
          ...{ day, dayText: formatDate(day, locale), earliest: berlinToday(), isClosed: found.closed != null },
          times: found.times.flatMap(({ minute, isFree }) => {
            const isOwn = day === appointment.day && minute === appointment.minute
            return isFree && !isOwn ? [{ minute: String(minute), time: clockTime(minute) }] : []
          }),
        }
      : null,
  }
}

function factsOf(found: Found, locale: Locale): AppointmentPageView['facts'] {
  const texts = inLanguage(dealerAppointmentTexts, locale)
  const { appointment } = found
  const { title, car, person, workMinutes, state } = appointment
  return [
    { label: texts.when, value: formatAppointment(appointment.startsAt, locale) },
    { label: texts.what, value: title },
    ...(car ? [{ label: texts.car, value: car }] : []),
    { label: texts.customer, value: person },
    ...(workMinutes > 0
      ? [{ label: texts.work, value: dealerCalendarTexts.hours[locale](hoursOf(workMinutes, locale)) }]
      : []),
    { label: texts.state, value: staffStateText(state, locale) },
    belongsTo(found, locale),
  ]
}

function belongsTo({ leadsTo, appointment: { requestId, orderId } }: Found, locale: Locale) {
  const texts = inLanguage(dealerAppointmentTexts, locale)
  const label = texts.belongs
  if (leadsTo === 'ORDER' && orderId != null)
    return { label, value: texts.order(orderId), href: dealerPaths.pathFor('order', locale, { orderId }) }
  if (leadsTo === 'TRADE_IN')
    return { label, value: texts.tradeIn, href: dealerPaths.pathFor('trade-in', locale, { requestId }) }
  return { label, value: texts.request, href: dealerPaths.pathFor('request', locale, { requestId }) }
}
