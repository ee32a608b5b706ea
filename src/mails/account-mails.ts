import type { MailContent, MailFrame, MailKind, RenderedMail } from '#domain/mail.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { Screen } from '#domain/routes/screens.ts'
import { mailTexts } from '#messages/mails.ts'
import { inLanguage } from '#messages/texts.ts'
import { layOut } from './layout.ts'

type Of<Kind extends MailKind> = Extract<MailContent, { readonly kind: Kind }>

export function confirmAccount({ person, token, redirectTo }: Of<'confirm-account'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(mailTexts, frame.locale)
  return layOut(frame, texts.confirmSubject, person, [
    { paragraph: texts.confirmText(frame.brandName) },
    {
      button: texts.confirmButton,
      href: addressOf(frame, 'confirm', { key: token, ...(redirectTo ? { redirectTo } : {}) }),
    },
    { paragraph: texts.confirmNotYou },
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

export function confirmEmail({ person, token }: Of<'confirm-email'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(mailTexts, frame.locale)
  const href = frame.origin + pathFor('email-confirm', frame.locale, { token })
  return layOut(frame, texts.emailSubject, person, [
    { paragraph: texts.emailText },
    { button: texts.emailButton, href },
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
