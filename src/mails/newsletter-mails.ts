import { formatMoney } from '#domain/format/money.ts'
import type { MailContent, MailFrame, MailKind, RenderedMail } from '#domain/mail.ts'
import type { NewsletterCar } from '#domain/newsletter/newsletter-mail.ts'
import { mailTexts } from '#messages/mails.ts'
import { newsletterMailTexts } from '#messages/newsletter-mails.ts'
import { inLanguage } from '#messages/texts.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { addressOf } from './account-mails.ts'
import { layOut } from './layout.ts'

type Of<Kind extends MailKind> = Extract<MailContent, { readonly kind: Kind }>

/** The opt-in mail: no advertising, nothing but the link (BGH, I ZR 164/09). */
export function newsletterConfirm({ token }: Of<'newsletter-confirm'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(newsletterMailTexts, frame.locale)
  const href = frame.origin + pathFor('newsletter-confirm', frame.locale, { token })
  return layOut(
    frame,
    texts.confirmSubject,
    null,
    [
      { paragraph: texts.confirmText(frame.brandName) },
      { button: texts.confirmButton, href },
      { paragraph: texts.confirmNotYou },
    ],
    mailTexts.reasonAddress[frame.locale],
  )
}

export function newsletterWelcome({ unsubscribeKey }: Of<'newsletter-welcome'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(newsletterMailTexts, frame.locale)
  const mail = layOut(frame, texts.welcomeSubject, null, [{ paragraph: texts.welcomeText(frame.brandName) }], {
    reason: texts.reason,
    end: endOf(unsubscribeKey, frame),
  })
  return { ...mail, headers: newsletterHeaders(unsubscribeKey, frame) }
}

/** The link with which a reader ends the newsletter. */
function endOf(key: string, frame: MailFrame) {
  const href = addressOf(frame, 'newsletter-unsubscribe', { key })
  return { label: newsletterMailTexts.unsubscribe[frame.locale], href }
}

export function newsletterEnded(_: Of<'newsletter-ended'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(newsletterMailTexts, frame.locale)
  return layOut(
    frame,
    texts.endedSubject,
    null,
    [{ paragraph: texts.endedText(frame.brandName) }, { link: texts.again, href: addressOf(frame, 'newsletter') }],
    mailTexts.reasonAddress[frame.locale],
  )
}

/** An issue of a newsletter: the text of its sender, and cars. */
export function newsletter(content: Of<'newsletter'>, frame: MailFrame): RenderedMail {
  const { subject, text, cars, listPath, sender, unsubscribeKey } = content
  const texts = inLanguage(newsletterMailTexts, frame.locale)
  const mail = layOut(
    frame,
    subject,
    null,
    [
      ...text.split(/\n{2,}/).map((paragraph) => ({ paragraph })),
      ...cars.map((car) => ({ car: carPart(car, frame) })),
      ...(cars.some(({ energy }) => energy !== null) ? [{ paragraph: texts.energyNote }] : []),
      { button: texts.toList, href: frame.origin + listPath },
    ],
    { reason: texts.reason, sender: texts.sender(sender.join(', ')), end: endOf(unsubscribeKey, frame) },
  )
  return { ...mail, headers: newsletterHeaders(unsubscribeKey, frame) }
}

function carPart(car: NewsletterCar, { origin, locale }: MailFrame) {
  const { title, path, picture, isSymbolic, price, oldPrice, vat, facts, place, energy } = car
  const before = oldPrice === undefined ? [] : [mailTexts.before[locale](formatMoney(oldPrice, locale))]
  return {
    ...{ title, href: origin + path, price: formatMoney(price, locale) },
    picture: { src: origin + picture, note: isSymbolic ? mailTexts.symbolic[locale] : null },
    lines: [...before, vat, facts, place, ...(energy === null ? [] : [energy])].filter(Boolean),
    link: newsletterMailTexts.toCar[locale],
  }
}

/** One-click unsubscription in the mail program (RFC 8058), and the list the mail belongs to (RFC 2919). */
export function newsletterHeaders(key: string, { origin, brandName }: MailFrame): Readonly<Record<string, string>> {
  const { hostname } = new URL(origin)
  return {
    'List-Unsubscribe': `<${origin}/api/newsletter/unsubscribe?key=${key}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `"${brandName.replaceAll(/[^\p{L}\p{N} &.-]/gu, '')}" <newsletter.${hostname}>`,
    Precedence: 'bulk',
  }
}
