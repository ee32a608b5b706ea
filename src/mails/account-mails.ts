import type { MailContent, MailFrame, MailKind, RenderedMail } from '#domain/mail.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { Screen } from '#domain/routes/screens.ts'
import { mailTexts } from '#messages/mails.ts'
import { inLanguage } from '#messages/texts.ts'
import { layOut, type MailPart } from './layout.ts'

type Of<Kind extends MailKind> = Extract<MailContent, { readonly kind: Kind }>

export function confirmAccount({ token, redirectTo }: Of<'confirm-account'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(mailTexts, frame.locale)
  const query = { key: token, ...(redirectTo ? { redirectTo } : {}) }
  return toAnyAddress(frame, texts.confirmSubject, [
    { paragraph: texts.confirmText(frame.brandName) },
    { button: texts.confirmButton, href: addressOf(frame, 'confirm', query) },
    { paragraph: texts.confirmNotYou },
  ])
}

export function accountUnconfirmed(_: Of<'account-unconfirmed'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(mailTexts, frame.locale)
  return toAnyAddress(frame, texts.unconfirmedSubject, [
    { paragraph: texts.unconfirmedText },
    { button: texts.unconfirmedButton, href: addressOf(frame, 'register') },
    { paragraph: texts.unconfirmedNotYou },
  ])
}

export function accountExists({ person }: Of<'account-exists'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(mailTexts, frame.locale)
  return layOut(frame, texts.existsSubject, person, [
    { paragraph: texts.existsText },
    { button: texts.existsButton, href: addressOf(frame, 'login') },
    { link: texts.existsReset, href: addressOf(frame, 'forgot-password') },
  ])
}

export function resetPassword({ person, token }: Of<'reset-password'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(mailTexts, frame.locale)
  return layOut(frame, texts.resetSubject, person, [
    { paragraph: texts.resetText },
    { button: texts.resetButton, href: addressOf(frame, 'reset-password', { key: token }) },
    { paragraph: texts.resetNotYou },
  ])
}

export function passwordChanged({ person }: Of<'password-changed'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(mailTexts, frame.locale)
  return layOut(frame, texts.passwordSubject, person, [
    { paragraph: texts.passwordText },
    { paragraph: texts.notYou },
    { button: texts.resetButton, href: addressOf(frame, 'forgot-password') },
  ])
}

export function confirmEmail({ token }: Of<'confirm-email'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(mailTexts, frame.locale)
  const href = frame.origin + pathFor('email-confirm', frame.locale, { token })
  return toAnyAddress(frame, texts.emailSubject, [
    { paragraph: texts.emailText },
    { button: texts.emailButton, href },
    { paragraph: texts.emailNotYou },
  ])
}

export function emailChangeRequested({ person, newEmail }: Of<'email-change-asked'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(mailTexts, frame.locale)
  return layOut(frame, texts.emailRequestedSubject, person, [
    { paragraph: texts.emailRequestedText(newEmail) },
    { paragraph: texts.notYou },
    { button: texts.resetButton, href: addressOf(frame, 'forgot-password') },
  ])
}

export function emailChanged({ person, newEmail }: Of<'email-changed'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(mailTexts, frame.locale)
  return layOut(frame, texts.emailChangedSubject, person, [{ paragraph: texts.emailChangedText(newEmail) }])
}

export function accountDeleted({ person }: Of<'account-deleted'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(mailTexts, frame.locale)
  return layOut(frame, texts.deletedSubject, person, [{ paragraph: texts.deletedText }])
}

/** A mail to an address that nobody has confirmed: without a name in the greeting, and without saying that there is an account. */
function toAnyAddress(frame: MailFrame, subject: string, parts: readonly MailPart[]): RenderedMail {
  return layOut(frame, subject, null, parts, mailTexts.reasonAddress[frame.locale])
}

/** The URL of a screen on the site that the mail belongs to, with a query where the screen needs one. */
export function addressOf(
  { origin, locale }: MailFrame,
  screen: Screen,
  query: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(pathFor(screen, locale), origin)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
