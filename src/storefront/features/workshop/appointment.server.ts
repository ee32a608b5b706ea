import { data, redirect } from 'react-router'
import { formatTime } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { appointmentTexts } from '#messages/appointments.ts'
import { inLanguage } from '#messages/texts.ts'
import { workshopTexts } from '#messages/workshop.ts'
import {
  ExtendServiceTimeDocument,
  ReserveServiceTimeDocument,
  ServiceDaysDocument,
} from '#storefront/generated/graphql.ts'
import type { FormState } from '../../blocks/form-state.ts'
import { formState, refusedAs } from '../../blocks/form.server.ts'
import { alternativesOf, dayQuery, pickedTime, timePickerOf, timeText } from '../../blocks/time-picker.server.ts'
import type { TimeChoice } from '../../blocks/time-picker-view.ts'
import type { Refusal } from '../../blocks/gateway-answer.ts'
import { mutate, query } from '../../gateway.server.ts'
import { hasErrorsContext, siteContext } from '../../request.server.ts'
import { afterStep, type Booking, frameOf, openStep, type PageArgs } from './frame.server.ts'
import { stepValues } from './reset.server.ts'
import type { ServiceAppointmentView } from './service-view.ts'

export interface AppointmentAnswer extends FormState {
  /** Free times near one that was taken. */
  readonly alternatives?: readonly TimeChoice[]
}

export async function loadAppointment(args: PageArgs): Promise<ServiceAppointmentView> {
  const open = await openStep(args)
  const { booking, locale } = open
  const daysOf = async (from: string, to: string) =>
    (await query(args.context, ServiceDaysDocument, { from, to })).serviceBooking.days
  return {
    ...frameOf(open),
    picker: await timePickerOf({ url: args.url, daysOf, chosen: booking.time ?? null }, locale),
    ...reservedOf(booking, locale),
  }
}

/** Reserves a time, extends what is reserved, or goes on, as the pressed button says. */
export async function chooseTime(args: PageArgs & { readonly request: Request }) {
  const values = await stepValues(args)
  const { locale } = args.context.get(siteContext)
  if (values.intent === 'extend') {
    await mutate(args.context, ExtendServiceTimeDocument)
    return redirect(args.url.pathname + args.url.search)
  }
  const slot = pickedTime(values.time)
  if (!slot) {
    const { booking } = await openStep(args)
    if (booking.time) return afterStep(args, values, { result: null })
    args.context.set(hasErrorsContext, true)
    return refusedTime(values, [{ code: 'INVALID_INPUT', fields: [{ field: 'time', code: 'REQUIRED' }] }], locale)
  }
  const answer = await mutate(args.context, ReserveServiceTimeDocument, { day: slot.day, minute: slot.minute })
  if ('result' in answer) return redirect(`${pathFor('service-appointment', locale)}${dayQuery(args.url, slot.day)}`)
  args.context.set(hasErrorsContext, true)
  return refusedTime(values, answer.refusals, locale)
}

function refusedTime(values: Readonly<Record<string, string>>, refusals: readonly Refusal[], locale: Locale) {
  const texts = inLanguage(appointmentTexts, locale)
  const isTaken = refusals.some(({ code }) => code === 'UNAVAILABLE')
  return data<AppointmentAnswer>(
    {
      ...formState(values, refusals, locale, { time: texts.timeRequired }),
      ...(isTaken ? { notice: texts.timeTaken } : {}),
      alternatives: alternativesOf(refusals, locale),
    },
    refusedAs(refusals),
  )
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
