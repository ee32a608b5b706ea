import { escapeMarkup } from '#domain/escape-markup.ts'
import type { MailFrame } from '#domain/mail.ts'
import { inLines, layoutTable } from './markup.ts'
import type { MailHero } from './parts.ts'
import { HEAD_STYLE, STYLE } from './styles.ts'

interface Link {
  readonly label: string
  readonly href: string
}

interface Framed {
  readonly subject: string
  readonly title: string
  /** Parts in HTML. */
  readonly content: string
  readonly preview: string
  readonly reason: string
  readonly links: readonly Link[]
  readonly number: string | undefined
  readonly hero: MailHero | undefined
  readonly sender: string | undefined
  /** The button's address to copy. */
  readonly fallback: Link | undefined
}

/** The HTML around every mail: mark, title, content, and below it who sends it and why. 600 px wide at most. */
export function frameHtml(frame: MailFrame, framed: Framed): string {
  const { subject, preview, title, content, hero } = framed
  const card = [
    `<tr><td class="in" style="padding:0 32px">${headerHtml(frame, framed.number)}</td></tr>`,
    hero ? heroHtml(hero) : '',
    `<tr><td class="in t" style="${STYLE.content};padding:0 32px 12px"><h1 class="t" style="${STYLE.title}">${escapeMarkup(unbroken(title))}</h1>${content}</td></tr>`,
  ].join('')
  const foot = `<tr><td class="in s" style="${STYLE.footer}">${footHtml(framed)}</td></tr>`
  const column = `${layoutTable(card, STYLE.card, ' class="card"')}${layoutTable(foot, STYLE.foot)}`
  // Outlook does not know `max-width`, so it gets a table of 600 px around.
  const outlook = `<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->${column}<!--[if mso]></td></tr></table><![endif]-->`
  const page = layoutTable(
    `<tr><td class="out" align="center" style="padding:24px 0">${outlook}</td></tr>`,
    STYLE.page,
    ' class="bg"',
  )
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${escapeMarkup(subject)}</title><style>${HEAD_STYLE}</style>`
  return `<!doctype html><html lang="${frame.locale}"><head>${head}</head><body class="bg" style="${STYLE.body}"><div style="${STYLE.preview}">${escapeMarkup(preview)}</div>${page}</body></html>`
}

/** “E-Mail” does not break behind its E. */
function unbroken(text: string): string {
  return text.replaceAll(/\b(e)-(?=mail)/gi, '$1\u2011')
}

/** A dealer's logo has the name in it; beside a drawn mark it stands as text, which is read without pictures too. */
function headerHtml({ mark, logoUrl, brandName }: MailFrame, number: string | undefined): string {
  const name = escapeMarkup(brandName)
  const size = mark ? ` width="${mark.width}" height="${mark.height}"` : ' height="40"'
  const image = (src: string, alt: string) =>
    `<img src="${escapeMarkup(src)}" alt="${alt}"${size} style="${STYLE.mark};${STYLE.brand}">`
  // White below it: marks are made for a light ground.
  const tile = (picture: string) =>
    `<td bgcolor="#ffffff" style="background:#ffffff;border-radius:4px;padding:4px">${picture}</td>`
  const text = `<td class="t" style="${STYLE.brand}${mark ? ';padding-left:8px' : ''}">${name}</td>`
  const cells = logoUrl ? tile(image(logoUrl, name)) : `${mark ? tile(image(mark.url, '')) : ''}${text}`
  const left = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${cells}</tr></table>`
  const right = number ? `<td class="s" align="right" style="${STYLE.number}">${escapeMarkup(number)}</td>` : ''
  return layoutTable(`<tr><td style="padding:16px 0">${left}</td>${right}</tr>`, 'width:100%')
}

function heroHtml({ src, alt, note }: MailHero): string {
  const drawn =
    note === null
      ? ''
      : `<tr><td class="in s" style="padding:0 32px"><p class="s" style="${STYLE.fineText};margin-top:8px">${escapeMarkup(note)}</p></td></tr>`
  return `<tr><td bgcolor="#f3f5f7"><img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt)}" width="600" height="300" style="${STYLE.hero}"></td></tr>${drawn}`
}

function footHtml({ reason, links, sender, fallback }: Framed): string {
  const line = (html: string) => `<p style="${STYLE.footerLine}">${html}</p>`
  const link = ({ label, href }: Link) =>
    `<a class="s" href="${escapeMarkup(href)}" style="${STYLE.footerLink}">${escapeMarkup(label)}</a>`
  const copy = fallback
    ? line(
        `${escapeMarkup(fallback.label)}<br><span style="word-break:break-all">${escapeMarkup(fallback.href)}</span>`,
      )
    : ''
  return [copy, line(inLines(reason)), sender ? line(inLines(sender)) : '', line(links.map(link).join(' · '))].join('')
}
