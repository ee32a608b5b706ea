import type { Locale } from '#domain/locale.ts'
import type { MailPerson } from '#domain/account/mail-person.ts'
import type { MailFrame, RenderedMail } from '#domain/mail.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { mailTexts } from '#messages/mails.ts'
import { inLanguage } from '#messages/texts.ts'
import { frameHtml } from './frame-html.ts'
import { asHtml } from './part-html.ts'
import { asText } from './part-text.ts'
import type { MailHero, MailPart } from './parts.ts'
import { coloursOf } from './styles.ts'

export type { MailPart } from './parts.ts'

/** What a mail has besides its parts. */
interface MailSurroundings {
  /** Why it was sent; left out: because its reader has an account. */
  readonly reason?: string
  /** The title above it; left out: its subject. */
  readonly title?: string
  /** The number of what the mail is about, shown beside the mark. */
  readonly number?: string
  readonly hero?: MailHero | undefined
  /** The link with which its reader ends mails of this kind. */
  readonly end?: { readonly label: string; readonly href: string }
  /** Who sends it; left out: the sender of all mails of the site. */
  readonly sender?: string
}

const PREVIEW_LENGTH = 140

/** A whole mail: greeting, parts, closing and footer. `person` is a name for staff, and null for a greeting without a name. */
export function layOut(
  frame: MailFrame,
  subject: string,
  person: MailPerson | string | null,
  parts: readonly MailPart[],
  around: MailSurroundings | string = {},
): RenderedMail {
  const given = typeof around === 'string' ? { reason: around } : around
  const { reason = mailTexts.reason[frame.locale], title = subject, number, hero, end } = given
  const texts = inLanguage(mailTexts, frame.locale)
  const sender = given.sender ?? frame.sender?.join(' · ')
  const links = [
    ...(end ? [end] : []),
    { label: texts.imprint, href: frame.imprintUrl ?? pageOf(frame, 'impressum') },
    { label: texts.privacy, href: frame.privacyUrl ?? pageOf(frame, 'datenschutz') },
  ]
  const whole: readonly MailPart[] = [
    { paragraph: person ? greetingOf(person, frame.locale) : texts.hello },
    ...parts,
    { paragraph: texts.closing(frame.brandName) },
  ]
  const foot = [reason, ...(sender ? [sender] : []), ...links.map(({ label, href }) => `${label}: ${href}`)].join('\n')
  const colours = coloursOf(frame)
  const button = parts.find((part) => 'button' in part)
  return {
    subject,
    text: `${whole.map(asText).join('\n\n')}\n\n-- \n${foot}\n`,
    html: frameHtml(frame, {
      ...{ subject, title, reason, links, number, hero },
      content: whole.map((part) => asHtml(part, colours)).join(''),
      preview: previewOf(parts),
      sender,
      fallback: button && { label: texts.linkCopy, href: button.href },
    }),
  }
}

/** The text that mail programs show beside the subject: the first paragraph, with the capital that it lacks after a greeting. */
function previewOf(parts: readonly MailPart[]): string {
  const first = parts.find((part) => 'paragraph' in part)?.paragraph ?? ''
  const text = first.charAt(0).toUpperCase() + first.slice(1)
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH).replace(/\s+\S*$/, '')} …` : text
}

function pageOf({ origin, locale }: MailFrame, slug: string): string {
  return origin + pathFor('content', locale, { slug })
}

function greetingOf(person: MailPerson | string, locale: Locale): string {
  const texts = inLanguage(mailTexts, locale)
  if (typeof person === 'string') return texts.greeting(person)
  const { salutation, firstName, lastName } = person
  if (salutation === 'MR') return texts.greetingMr(lastName)
  if (salutation === 'MRS') return texts.greetingMrs(lastName)
  return texts.greeting(`${firstName} ${lastName}`)
}
