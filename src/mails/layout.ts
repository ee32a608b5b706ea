import { escapeMarkup } from '#domain/escape-markup.ts'
import type { Locale } from '#domain/locale.ts'
import type { MailFrame, MailPerson, RenderedMail } from '#domain/mail.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { mailTexts } from '#messages/mails.ts'
import { inLanguage } from '#messages/texts.ts'

/** The parts of a mail; each is written both as text and as HTML. */
export type MailPart =
  | { readonly paragraph: string }
  | { readonly button: string; readonly href: string }
  | { readonly link: string; readonly href: string }
  | { readonly heading: string }
  | { readonly facts: readonly { readonly label: string; readonly value: string }[] }
  | { readonly list: readonly string[] }
  | { readonly car: MailCar }
  | { readonly rows: readonly { readonly title: string; readonly href: string; readonly note: string }[] }

/** A car with its picture. */
interface MailCar {
  readonly title: string
  readonly href: string
  readonly picture: string
  /** Said beside the picture where it is a drawing. */
  readonly pictureNote: string | null
  readonly price: string
  /** What stands below the price, line by line. */
  readonly lines: readonly string[]
  readonly button: string
}

/**
 * A whole mail: greeting, parts, closing and footer. Of staff only the name is known; without a person the greeting has none. `reason`: why
 * the mail was sent, where that is not an account.
 */
export function layOut(
  frame: MailFrame,
  subject: string,
  person: MailPerson | string | null,
  parts: readonly MailPart[],
  reason: string = mailTexts.reason[frame.locale],
): RenderedMail {
  const texts = inLanguage(mailTexts, frame.locale)
  const legal = [
    { label: texts.imprint, href: frame.imprintUrl ?? pageOf(frame, 'impressum') },
    { label: texts.privacy, href: frame.privacyUrl ?? pageOf(frame, 'datenschutz') },
  ]
  const whole: readonly MailPart[] = [
    { paragraph: person ? greetingOf(person, frame.locale) : texts.hello },
    ...parts,
    { paragraph: texts.closing(frame.brandName) },
  ]
  const foot = [reason, ...legal.map(({ label, href }) => `${label}: ${href}`)].join('\n')
  const small = `<p style="${STYLE.small}">${escapeMarkup(reason)}<br>${legal
    .map(({ label, href }) => `<a href="${escapeMarkup(href)}" style="color:#4b5563">${escapeMarkup(label)}</a>`)
    .join(' · ')}</p>`
  return {
    subject,
    text: `${whole.map(asText).join('\n\n')}\n\n-- \n${foot}\n`,
    html: `<!doctype html><html lang="${frame.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(subject)}</title></head><body style="${STYLE.body}"><div style="${STYLE.page}"><p style="${STYLE.brand}">${markOf(frame)}${escapeMarkup(frame.brandName)}</p>${whole.map((part) => asHtml(part, frame, texts.linkCopy)).join('')}${small}</div></body></html>`,
  }
}

function pageOf({ origin, locale }: MailFrame, slug: string): string {
  return origin + pathFor('content', locale, { slug })
}

/** The name stands beside it, so it needs no words of its own. */
function markOf({ markUrl }: MailFrame): string {
  return markUrl ? `<img src="${escapeMarkup(markUrl)}" alt="" height="40" style="${STYLE.mark}">` : ''
}

const STYLE = {
  body: 'margin:0;background:#ffffff;color:#14181d;font:16px/24px Arial,Helvetica,sans-serif',
  page: 'max-width:560px;margin:0 auto;padding:32px 20px',
  mark: 'height:40px;width:auto;vertical-align:middle;margin-right:12px;border:0',
  brand: 'margin:0 0 32px;font-weight:bold;font-size:20px',
  paragraph: 'margin:0 0 20px',
  heading: 'margin:32px 0 12px;font-size:18px;line-height:24px',
  facts: 'margin:0 0 20px;border-collapse:collapse;width:100%',
  label: 'padding:4px 12px 4px 0;vertical-align:top;text-align:left;font-weight:normal;color:#4b5563;width:40%',
  value: 'padding:4px 0;vertical-align:top',
  list: 'margin:0 0 20px;padding-left:20px',
  small: 'margin:32px 0 0;padding-top:16px;border-top:1px solid #d5dade;color:#4b5563;font-size:13px;line-height:20px',
  car: 'margin:0 0 32px;padding:0 0 32px;border-bottom:1px solid #d5dade',
  picture: 'display:block;width:100%;max-width:520px;height:auto;border:0;border-radius:4px;background:#eef1f3',
  title: 'margin:16px 0 4px;font-size:20px;line-height:26px',
  price: 'margin:0 0 4px;font-size:20px;line-height:26px;font-weight:bold',
  note: 'margin:4px 0 0;color:#4b5563;font-size:13px;line-height:20px',
  button:
    'display:inline-block;padding:12px 20px;border-radius:4px;color:#ffffff;text-decoration:none;font-weight:bold',
} as const

function greetingOf(person: MailPerson | string, locale: Locale): string {
  const texts = inLanguage(mailTexts, locale)
  if (typeof person === 'string') return texts.greeting(person)
  const { salutation, firstName, lastName } = person
  if (salutation === 'MR') return texts.greetingMr(lastName)
  if (salutation === 'MRS') return texts.greetingMrs(lastName)
  return texts.greeting(`${firstName} ${lastName}`)
}

function asText(part: MailPart): string {
  if ('paragraph' in part) return part.paragraph
  if ('heading' in part) return `${part.heading}\n${'='.repeat(part.heading.length)}`
  if ('facts' in part) return part.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
  if ('list' in part) return part.list.map((item) => `- ${item}`).join('\n')
  if ('car' in part) return [part.car.title, part.car.price, ...part.car.lines, part.car.href].join('\n')
  if ('rows' in part) return part.rows.map(({ title, note, href }) => `${title}\n${note}\n${href}`).join('\n\n')
  return `${'button' in part ? part.button : part.link}:\n${part.href}`
}

function asHtml(part: MailPart, { colour }: MailFrame, linkCopy: string): string {
  if ('paragraph' in part) return `<p style="${STYLE.paragraph}">${inLines(part.paragraph)}</p>`
  if ('heading' in part) return `<h2 style="${STYLE.heading}">${escapeMarkup(part.heading)}</h2>`
  if ('facts' in part)
    return `<table style="${STYLE.facts}">${part.facts
      .map(
        ({ label, value }) =>
          `<tr><th scope="row" style="${STYLE.label}">${escapeMarkup(label)}</th><td style="${STYLE.value}">${inLines(value)}</td></tr>`,
      )
      .join('')}</table>`
  if ('list' in part)
    return `<ul style="${STYLE.list}">${part.list.map((item) => `<li>${inLines(item)}</li>`).join('')}</ul>`
  if ('rows' in part)
    return part.rows
      .map(
        ({ title, note, href }) =>
          `<p style="${STYLE.paragraph}"><a href="${escapeMarkup(href)}" style="color:${colour};font-weight:bold">${escapeMarkup(title)}</a><br>${escapeMarkup(note)}</p>`,
      )
      .join('')
  if ('car' in part) return carAsHtml(part.car, colour)
  const href = escapeMarkup(part.href)
  if ('link' in part)
    return `<p style="${STYLE.paragraph}"><a href="${href}" style="color:${colour}">${escapeMarkup(part.link)}</a></p>`
  return `<p style="${STYLE.paragraph}"><a href="${href}" style="${STYLE.button};background:${colour}">${escapeMarkup(part.button)}</a></p><p style="margin:0 0 20px;color:#4b5563;font-size:13px;line-height:20px">${escapeMarkup(linkCopy)}<br><span style="word-break:break-all">${href}</span></p>`
}

/** One column, which every mail program can show; the picture has its size, so that nothing jumps while it loads. */
function carAsHtml(car: MailCar, colour: string): string {
  const [title, href, picture] = [car.title, car.href, car.picture].map(escapeMarkup)
  const note = car.pictureNote === null ? '' : `<p style="${STYLE.note}">${escapeMarkup(car.pictureNote)}</p>`
  const lines = car.lines.map((line) => `<p style="${STYLE.note}">${escapeMarkup(line)}</p>`).join('')
  return `<div style="${STYLE.car}"><a href="${href}"><img src="${picture}" alt="${title}" width="520" height="390" style="${STYLE.picture}"></a>${note}<h2 style="${STYLE.title}"><a href="${href}" style="color:#14181d;text-decoration:none">${title}</a></h2><p style="${STYLE.price}">${escapeMarkup(car.price)}</p>${lines}<p style="margin:16px 0 0"><a href="${href}" style="${STYLE.button};background:${colour}">${escapeMarkup(car.button)}</a></p></div>`
}

function inLines(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br>')
}
