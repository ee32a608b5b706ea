import type { MailContent, MailFrame, MailKind, RenderedMail } from '#domain/mail.ts'
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
  const mail = layOut(
    frame,
    texts.welcomeSubject,
    null,
    [
      { paragraph: texts.welcomeText(frame.brandName) },
      { link: texts.unsubscribe, href: addressOf(frame, 'newsletter-unsubscribe', { key: unsubscribeKey }) },
    ],
    texts.reason,
  )
  return { ...mail, headers: newsletterHeaders(unsubscribeKey, frame) }
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
