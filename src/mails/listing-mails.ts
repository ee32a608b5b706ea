import { formatDateOf } from '#domain/format/dates.ts'
import type { MailContent, MailFrame, RenderedMail } from '#domain/mail.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { listingMailTexts } from '#messages/listing-mails.ts'
import { closingReasonTexts } from '#messages/request-reasons.ts'
import { inLanguage } from '#messages/texts.ts'
import { layOut, type MailPart } from './layout.ts'

/** To the seller of a private offer: what happened to it, and the way to it. */
export function privateListing(
  { news, number, title, reason, until }: Extract<MailContent, { readonly kind: 'private-listing' }>,
  frame: MailFrame,
): RenderedMail {
  const texts = inLanguage(listingMailTexts, frame.locale)
  const day = until === null ? '' : formatDateOf(until, frame.locale)
  const said = {
    IN_REVIEW: [texts.reviewSubject(title), texts.reviewText],
    ONLINE: [texts.onlineSubject(title), texts.onlineText(day)],
    REJECTED: [
      texts.rejectedSubject(title),
      texts.rejectedText(reason ? closingReasonTexts[reason][frame.locale] : ''),
    ],
    ENDS_SOON: [texts.soonSubject(title), texts.soonText(day)],
    EXPIRED: [texts.expiredSubject(title), texts.expiredText],
    ENDED: [texts.endedSubject(title), texts.endedText],
  } as const
  const [subject, paragraph] = said[news]
  const button = news === 'ENDS_SOON' || news === 'EXPIRED' ? texts.renew : texts.open
  const parts: MailPart[] = [
    { paragraph },
    {
      facts: [
        { label: texts.listing, value: title },
        { label: texts.number, value: number },
      ],
    },
    ...(news === 'ENDED' ? [] : [{ button, href: frame.origin + pathFor('private-sales', frame.locale) }]),
    ...(news === 'ONLINE' ? [{ paragraph: texts.safety }] : []),
  ]
  return layOut(frame, subject, null, parts, texts.because)
}
