import { formatInstant } from '#domain/format/dates.ts'
import { formatMoney } from '#domain/format/money.ts'
import type { MailContent, MailFrame, MailKind, RenderedMail } from '#domain/mail.ts'
import type { MailAppointment, MailRequest } from '#domain/request/request-mail.ts'
import type { ClosingReason } from '#domain/request/closing-reasons.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { appointmentMailTexts } from '#messages/appointment-mails.ts'
import { dealerMailTexts } from '#messages/dealer-mails.ts'
import { mailTexts } from '#messages/mails.ts'
import { requestMailTexts } from '#messages/request-mails.ts'
import { closingReasonTexts } from '#messages/request-reasons.ts'
import { inLanguage } from '#messages/texts.ts'
import { heroOf } from './pictures.ts'
import { appointmentFacts, appointmentFile } from './appointment-parts.ts'
import { layOut, type MailPart } from './layout.ts'

type Of<Kind extends MailKind> = Extract<MailContent, { readonly kind: Kind }>

/** The subject of a mail and its first sentence. */
type Said = readonly [(title: string) => string, string]

/** To the person who sent a request: it has arrived, was answered, its appointment has changed or is near, or it is over. */
export function requestForCustomer(content: Of<'request-for-customer'>, frame: MailFrame): RenderedMail {
  const { news, request, reason, appointment, token } = content
  const texts = inLanguage(requestMailTexts, frame.locale)
  const times = inLanguage(appointmentMailTexts, frame.locale)
  const why = reason ? closingReasonTexts[reason][frame.locale] : ''
  const said: Readonly<Record<typeof news, Said>> = {
    RECEIVED: appointment ? [times.receivedSubject, times.receivedText] : [texts.receivedSubject, texts.receivedText],
    MESSAGE: [texts.messageSubject, texts.messageText],
    CONFIRMED: [times.confirmedSubject, isHandOver(appointment) ? times.handOverText : times.confirmedText],
    PROPOSED: [times.proposedSubject, times.proposedText],
    MOVED: [times.movedSubject, times.movedText],
    REMINDER: [times.reminderSubject, times.reminderText],
    DOCUMENTS_MISSING: [texts.documentsSubject, texts.documentsText],
    CLOSED: appointment?.isCancelled ? [times.cancelledSubject, times.cancelledText(why)] : closedBy(reason, frame),
  }
  const [subject, paragraph] = said[news]
  const parts: MailPart[] = [
    { paragraph: paragraph.trim() },
    ...bodyOf(content, frame),
    ...(news === 'RECEIVED' ? [{ paragraph: texts.notYou }] : []),
  ]
  const mail = layOut(frame, subject(request.title), null, parts, aroundOf(request, frame, texts.customerReason))
  return withCalendar(mail, news !== 'MESSAGE' && appointment, request, token, frame)
}

/** To the seller: a new request or message, another time, a reminder, or that it was withdrawn. */
export function requestForMerchant(content: Of<'request-for-merchant'>, frame: MailFrame): RenderedMail {
  const { news, request, dueAt, isPrivateSeller, appointment, token } = content
  const texts = inLanguage(requestMailTexts, frame.locale)
  const times = inLanguage(appointmentMailTexts, frame.locale)
  const isCar = isHandOver(appointment)
  const newText = isCar ? times.merchantHandOverText : times.merchantNewText
  const said: Readonly<Record<typeof news, Said>> = {
    NEW: appointment ? [times.merchantNewSubject, newText] : [texts.newSubject, texts.newText],
    MESSAGE: [texts.messageSubject, texts.fromCustomerText],
    ACCEPTED: [times.acceptedSubject, times.acceptedText],
    MOVED: [times.movedSubject, isCar ? times.merchantHandOverMovedText : times.merchantMovedText],
    WITHDRAWN: appointment?.isCancelled
      ? [times.cancelledSubject, isCar ? times.merchantHandOverEndedText : times.merchantCancelledText]
      : [texts.withdrawnSubject, texts.withdrawnText],
    REMINDER: [texts.reminderSubject, texts.reminderText],
    OFFER_ACCEPTED: [texts.acceptedSubject, texts.acceptedText],
  }
  const [subject, paragraph] = said[news]
  const isDue = dueAt !== null && news !== 'WITHDRAWN' && news !== 'OFFER_ACCEPTED'
  const due = isDue ? [{ label: texts.due, value: formatInstant(dueAt, frame.locale) }] : []
  const parts: MailPart[] = [
    { paragraph },
    ...bodyOf(content, frame, due),
    ...(isPrivateSeller ? [{ paragraph: texts.privateWarning }] : []),
  ]
  const reason = isPrivateSeller ? undefined : dealerMailTexts.dealerReason[frame.locale]
  const mail = layOut(frame, subject(request.title), null, parts, aroundOf(request, frame, reason))
  const isAboutTime = news !== 'MESSAGE' && news !== 'REMINDER'
  return withCalendar(mail, isAboutTime && appointment, request, token, frame)
}

/** Whether the appointment is the hand-over of a car, whose time is fixed without an answer of the dealer. */
function isHandOver(appointment: MailAppointment | null): boolean {
  return appointment?.kind === 'HAND_OVER'
}

/** The end of an enquiry. Where its car is gone, the subject says so. */
function closedBy(reason: ClosingReason | null, { locale }: MailFrame): Said {
  const texts = inLanguage(requestMailTexts, locale)
  const why = reason ? closingReasonTexts[reason][locale] : ''
  if (reason === 'VEHICLE_SOLD') return [texts.soldSubject, texts.goneText(why)]
  if (reason === 'NO_LONGER_OFFERED') return [texts.removedSubject, texts.goneText(why)]
  return [texts.closedSubject, texts.closedText(why)]
}

type RequestContent = Of<'request-for-customer'> | Of<'request-for-merchant'>

/** The subject matter of a request, its appointment, and the link to its page. */
function bodyOf(
  { request, appointment, token }: RequestContent,
  frame: MailFrame,
  more: readonly { readonly label: string; readonly value: string }[] = [],
): MailPart[] {
  const texts = inLanguage(requestMailTexts, frame.locale)
  const button = appointment ? appointmentMailTexts.button[frame.locale] : texts.button
  const facts = [...(appointment ? appointmentFacts(appointment, frame) : []), ...factsOf(request, frame), ...more]
  return [{ facts }, { button, href: pageOf(request, token, frame) }, { paragraph: texts.linkWarning }]
}

/** The same mail with the appointment for the calendar, where there is one. */
function withCalendar(
  mail: RenderedMail,
  appointment: MailAppointment | null | false,
  request: MailRequest,
  token: string,
  frame: MailFrame,
): RenderedMail {
  if (!appointment) return mail
  return {
    ...mail,
    calendar: appointmentFile(appointment, request, { url: pageOf(request, token, frame), locale: frame.locale }),
  }
}

/** To the operator: the due time is over and nobody has answered. */
export function requestOverdue({ request, dueAt }: Of<'request-overdue'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(requestMailTexts, frame.locale)
  const due = dueAt === null ? [] : [{ label: texts.dueWas, value: formatInstant(dueAt, frame.locale) }]
  return layOut(
    frame,
    texts.overdueSubject(request.number),
    null,
    [{ paragraph: texts.overdueText }, { facts: [...factsOf(request, frame), ...due] }],
    texts.operatorReason,
  )
}

/** The picture of its car above the mail. */
function aroundOf({ vehicle }: MailRequest, frame: MailFrame, reason: string = mailTexts.reason[frame.locale]) {
  return { reason, hero: heroOf(vehicle?.picture, frame) }
}

function factsOf({ number, title, seller, vehicle }: MailRequest, { locale }: MailFrame) {
  const texts = inLanguage(requestMailTexts, locale)
  const price = vehicle ? [formatMoney(vehicle.price, locale), vehicle.vat].filter(Boolean).join(', ') : ''
  const about = [title, vehicle?.facts, vehicle?.energy].filter(Boolean).join('\n')
  return [
    { label: texts.about, value: about },
    ...(price === '' ? [] : [{ label: texts.price, value: price }]),
    { label: texts.seller, value: seller },
    { label: texts.number, value: number },
  ]
}

function pageOf({ number }: MailRequest, token: string, { origin, locale }: MailFrame): string {
  const url = new URL(pathFor('request', locale, { requestId: number }), origin)
  url.searchParams.set('key', token)
  return url.href
}
