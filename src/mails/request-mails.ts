import { formatInstant } from '#domain/format/dates.ts'
import type { MailContent, MailFrame, MailKind, MailRequest, RenderedMail } from '#domain/mail.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { dealerMailTexts } from '#messages/dealer-mails.ts'
import { requestMailTexts } from '#messages/request-mails.ts'
import { closingReasonTexts } from '#messages/request-reasons.ts'
import { inLanguage } from '#messages/texts.ts'
import { layOut, type MailPart } from './layout.ts'

type Of<Kind extends MailKind> = Extract<MailContent, { readonly kind: Kind }>

/** To the person who sent a request: it has arrived, was answered, or is over. */
export function requestForCustomer(content: Of<'request-for-customer'>, frame: MailFrame): RenderedMail {
  const { news, request, reason, token } = content
  const texts = inLanguage(requestMailTexts, frame.locale)
  const subject = {
    RECEIVED: texts.receivedSubject,
    MESSAGE: texts.messageSubject,
    CLOSED: texts.closedSubject,
    DOCUMENTS_MISSING: texts.documentsSubject,
  }[news](request.title)
  const paragraph = {
    RECEIVED: texts.receivedText,
    MESSAGE: texts.messageText,
    DOCUMENTS_MISSING: texts.documentsText,
    CLOSED: texts.closedText(reason ? closingReasonTexts[reason][frame.locale] : ''),
  }[news].trim()
  const parts: MailPart[] = [
    { paragraph },
    { facts: factsOf(request, frame) },
    ...linkTo(request, token, frame),
    ...(news === 'RECEIVED' ? [{ paragraph: texts.notYou }] : []),
  ]
  return layOut(frame, subject, null, parts, texts.customerReason)
}

/** To the seller: a new request or message, a reminder, or that it was withdrawn. */
export function requestForMerchant(content: Of<'request-for-merchant'>, frame: MailFrame): RenderedMail {
  const { news, request, dueAt, isPrivateSeller, token } = content
  const texts = inLanguage(requestMailTexts, frame.locale)
  const said = {
    NEW: [texts.newSubject, texts.newText],
    MESSAGE: [texts.messageSubject, texts.fromCustomerText],
    WITHDRAWN: [texts.withdrawnSubject, texts.withdrawnText],
    REMINDER: [texts.reminderSubject, texts.reminderText],
  } as const
  const [subject, paragraph] = said[news]
  const isDue = dueAt !== null && news !== 'WITHDRAWN'
  const due = isDue ? [{ label: texts.due, value: formatInstant(dueAt, frame.locale) }] : []
  const parts: MailPart[] = [
    { paragraph },
    { facts: [...factsOf(request, frame), ...due] },
    ...linkTo(request, token, frame),
    ...(isPrivateSeller ? [{ paragraph: texts.privateWarning }] : []),
  ]
  const reason = isPrivateSeller ? undefined : dealerMailTexts.dealerReason[frame.locale]
  return layOut(frame, subject(request.title), null, parts, reason)
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

function factsOf({ number, title, seller }: MailRequest, { locale }: MailFrame) {
  const texts = inLanguage(requestMailTexts, locale)
  return [
    { label: texts.about, value: title },
    { label: texts.seller, value: seller },
    { label: texts.number, value: number },
  ]
}

function linkTo({ number }: MailRequest, token: string, { origin, locale }: MailFrame): MailPart[] {
  const texts = inLanguage(requestMailTexts, locale)
  const url = new URL(pathFor('request', locale, { requestId: number }), origin)
  url.searchParams.set('key', token)
  return [{ button: texts.button, href: url.href }, { paragraph: texts.linkWarning }]
}
