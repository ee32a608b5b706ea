import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { dealerAddressLine } from '#domain/dealer-address.ts'
import { formatMonth, formatTime } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { displayPhone } from '#domain/phone.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { appointmentTexts } from '#messages/appointments.ts'
import { inLanguage } from '#messages/texts.ts'
import { workMinutesText, workshopTexts } from '#messages/workshop.ts'
import { BookWorkshopServiceDocument, BotCheckStampDocument } from '#storefront/generated/graphql.ts'
import { botProof } from '../../blocks/bot-check.server.ts'
import { noticeFor } from '../../blocks/error-catalogue.ts'
import type { FormState } from '../../blocks/form-state.ts'
import { formState, refusedAs } from '../../blocks/form.server.ts'
import { redirectWithNotice } from '../../blocks/notice-redirect.server.ts'
import { timeText } from '../../blocks/time-picker.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { hasErrorsContext, siteContext } from '../../request.server.ts'
import {
  changePath,
  frameOf,
  openStep,
  type OpenStep,
  type PageArgs,
  serviceChoice,
  sumText,
  vehicleText,
} from './frame.server.ts'
import { stepValues } from './reset.server.ts'
import type { ServiceSummaryView } from './service-view.ts'

export interface SummaryAnswer extends FormState {
  /** Free times near one that was taken, and the page to choose one. */
  readonly others?: { readonly text: string; readonly href: string }
}

export async function loadServiceSummary(args: PageArgs): Promise<ServiceSummaryView> {
  const open = await openStep(args)
  const { booking, locale } = open
  const texts = inLanguage(workshopTexts, locale)
  const isVisitor = args.context.get(siteContext).session === null
  return {
    ...frameOf(open),
    chosen: [],
    lead: booking.hasCalendar ? texts.summaryLead : texts.enquiryLead,
    button: booking.hasCalendar ? texts.book : texts.send,
    ...(booking.isPriceSeen ? {} : { notice: texts.priceChanged }),
    rows: rowsOf(open),
    services: booking.services.map((service) => serviceChoice(service, { isChosen: true, isFrom: false }, locale)),
    total: sumText(booking.sum, locale),
    shown: booking.shown,
    key: randomUUID(),
    ...(isVisitor ? { stamp: (await query(args.context, BotCheckStampDocument)).botCheckStamp } : {}),
  }
}

function rowsOf({ booking, locale }: OpenStep): ServiceSummaryView['rows'] {
  const texts = inLanguage(workshopTexts, locale)
  const { time, reservedUntil, workshop, vehicle, contact, minutes, sum } = booking
  if (!workshop || !vehicle || !contact) return []
  const row = (label: string, value: string, step: Parameters<typeof changePath>[0], note = '') => ({
    ...{ label, value, change: changePath(step, locale) },
    ...(note ? { note } : {}),
  })
  const car = [
    vehicle.registeredIn ? formatMonth(vehicle.registeredIn) : '',
    vehicle.mileage == null ? '' : `${formatNumber(vehicle.mileage, locale)} km`,
  ]
  const reservation =
    time &&
    (reservedUntil
      ? texts.reservedUntil(timeText(time, locale), formatTime(reservedUntil))
      : texts.reservationOver(timeText(time, locale)))
  return [
    ...(time ? [row(texts.appointment, timeText(time, locale), 'service-appointment', reservation ?? '')] : []),
    row(texts.duration, workMinutesText[locale](minutes), 'workshop'),
    row(texts.workshop, workshop.name, 'service-workshop', dealerAddressLine(workshop)),
    row(texts.vehicle, vehicleText(vehicle), 'service-vehicle', car.filter(Boolean).join(', ')),
    row(texts.name, `${contact.firstName} ${contact.lastName}`, 'service-contact'),
    row(texts.phone, displayPhone(contact.phoneNumber), 'service-contact'),
    row(texts.email, contact.email, 'service-contact'),
    ...(sum.isOpen
      ? [
          row(
            texts.ceiling,
            contact.ceiling ? formatEuros(contact.ceiling, locale) : texts.alwaysAsk,
            'service-contact',
          ),
        ]
      : []),
    row(texts.message, contact.userMsg ?? texts.notStated, 'service-contact'),
  ]
}

/** Books what was shown, and leads to the confirmation; where there is no calendar, to the page that says what comes next. */
export async function bookService(args: PageArgs & { readonly request: Request }) {
  const values = await stepValues(args)
  const { locale } = args.context.get(siteContext)
  const { key = '', shown = '' } = values
  const order = { key, shown, botCheck: botProof(values), newsletter: values.newsletter === 'on' }
  const answer = await mutate(args.context, BookWorkshopServiceDocument, order)
  if ('result' in answer) {
    const { requestId, key: requestKey, hasAppointment } = answer.result.bookWorkshopService
    const page = pathFor(hasAppointment ? 'service-confirmation' : 'service-mailing-success', locale)
    return redirect(`${page}?${new URLSearchParams({ request: requestId, key: requestKey }).toString()}`)
  }
  const { refusals } = answer
  const codes = refusals.map(({ code }) => code)
  if (!codes.some((code) => ['UNAVAILABLE', 'CHANGED', 'RATE_LIMITED', 'BOT_SUSPECTED'].includes(code)))
    throw redirectWithNotice(pathFor('workshop', locale), noticeFor('BookWorkshopService', refusals))
  args.context.set(hasErrorsContext, true)
  const texts = inLanguage(workshopTexts, locale)
  const free = refusals.flatMap(({ alternatives = [] }) => alternatives)
  return data<SummaryAnswer>(
    {
      ...formState(values, refusals, locale),
      ...(codes.includes('UNAVAILABLE') ? { notice: appointmentTexts.timeTaken[locale] } : {}),
      ...(codes.includes('CHANGED') ? { notice: texts.changedNotice } : {}),
      ...(codes.includes('UNAVAILABLE')
        ? {
            others: {
              text: free.map((slot) => timeText(slot, locale)).join(' · '),
              href: changePath('service-appointment', locale),
            },
          }
        : {}),
    },
    refusedAs(refusals),
  )
}
