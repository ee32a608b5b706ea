import type { MailContent, MailFrame, MailKind, RenderedMail } from '#domain/mail.ts'
import type { MailReportDecision } from '#domain/report/report-mail.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { reportMailTexts } from '#messages/report-mails.ts'
import { reportTexts } from '#messages/report-offer.ts'
import { requestMailTexts } from '#messages/request-mails.ts'
import { inLanguage } from '#messages/texts.ts'
import { layOut, type MailPart } from './layout.ts'

type Of<Kind extends MailKind> = Extract<MailContent, { readonly kind: Kind }>

/** The receipt of a report, to an address that nobody has confirmed. */
export function reportReceived({ number, title }: Of<'report-received'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(reportMailTexts, frame.locale)
  const facts = [
    { label: texts.offer, value: title },
    { label: texts.number, value: number },
  ]
  return layOut(
    frame,
    texts.receivedSubject(number),
    null,
    [{ paragraph: texts.receivedText }, { facts }],
    texts.reporterReason,
  )
}

/** The operator's decision for the person who reported the offer. */
export function reportAnswered(content: Of<'report-answered'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(reportMailTexts, frame.locale)
  const parts = [{ paragraph: texts.answeredText }, ...decision(content, frame)]
  return layOut(frame, texts.answeredSubject(content.number), null, parts, texts.reporterReason)
}

/** The statement of reasons for the seller (article 17 of the Digital Services Act). */
export function reportForSeller(content: Of<'report-for-seller'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(reportMailTexts, frame.locale)
  const parts = [{ paragraph: texts.sellerText }, ...decision(content, frame)]
  return layOut(frame, texts.sellerSubject(content.title), null, parts, texts.sellerReason)
}

export function reportForOperator(content: Of<'report-for-operator'>, frame: MailFrame): RenderedMail {
  const { number, title, reason, path } = content
  const texts = inLanguage(reportMailTexts, frame.locale)
  const facts = [
    { label: texts.offer, value: title },
    { label: texts.reason, value: reportTexts[reason][frame.locale] },
    { label: texts.number, value: number },
  ]
  const parts = [{ paragraph: texts.operatorText }, { facts }, { link: texts.open, href: frame.origin + path }]
  return layOut(frame, texts.operatorSubject(number), null, parts, requestMailTexts.operatorReason[frame.locale])
}

function decision(
  { number, title, decision: decided, statement }: MailReportDecision,
  { origin, locale }: MailFrame,
): MailPart[] {
  const texts = inLanguage(reportMailTexts, locale)
  return [
    {
      facts: [
        { label: texts.offer, value: title },
        { label: texts.number, value: number },
        { label: texts.decision, value: texts[decided] },
        { label: texts.statement, value: statement },
      ],
    },
    { paragraph: texts.redress },
    { link: texts.contact, href: origin + pathFor('content', locale, { slug: 'kontakt' }) },
  ]
}
