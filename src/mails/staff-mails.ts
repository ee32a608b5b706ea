import type { MailContent, MailFrame, RenderedMail } from '#domain/mail.ts'
import { formatInstant } from '#domain/format/dates.ts'
import { staffLink } from '#domain/staff/links.ts'
import { staffMailTexts } from '#messages/staff-mails.ts'
import { inLanguage } from '#messages/texts.ts'
import { mailTexts } from '#messages/mails.ts'
import { layOut, type MailPart } from './layout.ts'

type Of<Kind extends MailContent['kind']> = Extract<MailContent, { readonly kind: Kind }>

export function staffInvitation({ merchant, token }: Of<'staff-invitation'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(staffMailTexts, frame.locale)
  const subject = merchant === null ? texts.inviteAdminSubject : texts.inviteSubject(merchant)
  const parts: MailPart[] = [
    { paragraph: merchant === null ? texts.inviteAdminText : texts.inviteText(merchant) },
    { button: texts.inviteButton, href: staffLink(frame.origin, 'invitation', frame.locale, token) },
    { paragraph: texts.inviteNotYou },
  ]
  return layOut(frame, subject, null, parts, mailTexts.reasonAddress[frame.locale])
}

export function staffSecondFactorReset(
  { name, token }: Of<'staff-second-factor-reset'>,
  frame: MailFrame,
): RenderedMail {
  const texts = inLanguage(staffMailTexts, frame.locale)
  return toStaff(frame, texts.resetSubject, name, [
    { paragraph: texts.resetText },
    { button: texts.resetButton, href: staffLink(frame.origin, 'invitation', frame.locale, token) },
  ])
}

export function staffPasswordLink({ name, token }: Of<'staff-password-link'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(staffMailTexts, frame.locale)
  return toStaff(frame, texts.passwordSubject, name, [
    { paragraph: texts.passwordText },
    { button: texts.passwordButton, href: staffLink(frame.origin, 'password', frame.locale, token) },
    { paragraph: texts.passwordNotYou },
  ])
}

export function staffNews({ name, news }: Of<'staff-news'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(staffMailTexts, frame.locale)
  return toStaff(frame, texts[`${news}_SUBJECT`], name, [
    { paragraph: texts[news] },
    { paragraph: texts.notYou },
    { button: texts.security, href: staffLink(frame.origin, 'security', frame.locale) },
  ])
}

export function staffChanged(
  { name, merchant, change, member, roles, by }: Of<'staff-changed'>,
  frame: MailFrame,
): RenderedMail {
  const texts = inLanguage(staffMailTexts, frame.locale)
  return toStaff(frame, texts.changedSubject(merchant), name, [
    { paragraph: texts[change](member, roles.map((role) => texts[role]).join(', ')) },
    { paragraph: `${texts.changedBy(by)} ${texts.ownersOnly}` },
    { button: texts.toStaff, href: staffLink(frame.origin, 'staff', frame.locale) },
  ])
}

export function deliveryMissing(
  { name, merchant, dueAt, latest }: Of<'delivery-missing'>,
  frame: MailFrame,
): RenderedMail {
  const { locale } = frame
  const texts = inLanguage(staffMailTexts, locale)
  return toStaff(frame, texts.missingSubject(merchant), name, [
    { paragraph: texts.missingText(merchant, formatInstant(dueAt, locale)) },
    { paragraph: latest === null ? texts.noLatest : texts.latest(formatInstant(latest, locale)) },
    { button: texts.toImports, href: staffLink(frame.origin, 'imports', locale) },
  ])
}

export function webhookSwitchedOff(
  { name, merchant, address }: Of<'webhook-switched-off'>,
  frame: MailFrame,
): RenderedMail {
  const texts = inLanguage(staffMailTexts, frame.locale)
  return toStaff(frame, texts.webhookSubject(merchant), name, [
    { paragraph: texts.webhookText(address) },
    { paragraph: texts.webhookAfter },
    { button: texts.toWebhooks, href: staffLink(frame.origin, 'webhooks', frame.locale) },
  ])
}

export function bankAccountChanged(
  { name, merchant, before, after, by, at }: Of<'bank-account-changed'>,
  frame: MailFrame,
): RenderedMail {
  const texts = inLanguage(staffMailTexts, frame.locale)
  return toStaff(frame, texts.accountSubject(merchant), name, [
    { paragraph: texts.accountText(before ?? texts.noAccount, after ?? texts.noAccount) },
    { paragraph: texts.accountBy(by, formatInstant(at, frame.locale)) },
    { paragraph: `${texts.accountNotYou} ${texts.ownersOnly}` },
    { button: texts.toSettings, href: staffLink(frame.origin, 'settings', frame.locale) },
  ])
}

function toStaff(frame: MailFrame, subject: string, name: string, parts: readonly MailPart[]): RenderedMail {
  return layOut(frame, subject, name, parts, staffMailTexts.reason[frame.locale])
}
