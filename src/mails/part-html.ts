import { escapeMarkup } from '#domain/escape-markup.ts'
import { coloursOf, STYLE } from './styles.ts'
import { carHtml, rowsHtml } from './car-html.ts'
import { inLines, layoutTable } from './markup.ts'
import type { MailFact, MailPart, MailPrices, MailStation } from './parts.ts'

export type MailColours = ReturnType<typeof coloursOf>

/** A part as HTML that the oldest programs show: tables and inline styles. */
export function asHtml(part: MailPart, colours: MailColours): string {
  if ('paragraph' in part)
    return part.isSmall
      ? `<p class="s" style="${STYLE.small}">${inLines(part.paragraph)}</p>`
      : `<p style="${STYLE.paragraph}">${inLines(part.paragraph)}</p>`
  if ('heading' in part) return `<h2 class="t" style="${STYLE.heading}">${escapeMarkup(part.heading)}</h2>`
  if ('facts' in part) return factsHtml(part.facts)
  if ('list' in part)
    return `<ul style="${STYLE.list}">${part.list.map((item) => `<li>${inLines(item)}</li>`).join('')}</ul>`
  if ('progress' in part) return stationsHtml(part.progress, colours)
  if ('prices' in part) return pricesHtml(part.prices)
  if ('rows' in part) return rowsHtml(part.rows)
  if ('car' in part) return carHtml(part.car, colours.link)
  if ('link' in part)
    return `<p style="${STYLE.paragraph}"><a class="a" href="${escapeMarkup(part.href)}" style="color:${colours.link}">${escapeMarkup(part.link)}</a></p>`
  return buttonHtml(part, colours)
}

/** A link in a cell with a background, because Outlook gives links neither background nor padding. */
function buttonHtml(
  { button, href }: { readonly button: string; readonly href: string },
  { button: ground, onButton }: MailColours,
): string {
  const cell = `<tr><td class="b" align="center" bgcolor="${ground}" style="background:${ground};border-radius:4px;mso-padding-alt:15px 24px"><a href="${escapeMarkup(href)}" style="${STYLE.buttonLink};color:${onButton}">${escapeMarkup(button)}</a></td></tr>`
  return layoutTable(cell, STYLE.button)
}

function factsHtml(facts: readonly MailFact[]): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th class="s" scope="row" style="${STYLE.label}">${escapeMarkup(label)}</th><td class="t" style="${STYLE.value}">${inLines(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="${STYLE.table}">${rows.join('')}</table>`
}

function pricesHtml({ items, sums }: MailPrices): string {
  const itemRows = items.map(({ title, facts, price }) => {
    const notes = facts.map(({ label, value }) => breakable(`${label}: ${value}`)).join('<br>')
    const below = notes === '' ? '' : `<br><span class="s" style="${STYLE.fine}">${notes}</span>`
    return priceRow(`${escapeMarkup(title)}${below}`, price.value)
  })
  const sumRows = sums.map(({ label, value, isTotal }, index) => {
    const line = isTotal ? STYLE.total : index === 0 ? STYLE.sum : ''
    return priceRow(escapeMarkup(label), value, line)
  })
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" class="i" style="${STYLE.prices}">${[...itemRows, ...sumRows].join('')}</table>`
}

/** Lets long words of the law break after their slash. */
function breakable(text: string): string {
  return escapeMarkup(text).replaceAll('/', '/<wbr>')
}

function priceRow(name: string, amount: string, line = ''): string {
  const more = line === '' ? '' : `;${line}`
  const look = { [STYLE.total]: 't i', [STYLE.sum]: 't l' }[line] ?? 't'
  return `<tr><th class="${look}" scope="row" style="${STYLE.item}${more}">${name}</th><td class="${look}" align="right" style="${STYLE.amount}${more}">${escapeMarkup(amount)}</td></tr>`
}

/** Stations beside each other, in narrow windows below each other. The text alone, without colours, shows how far the order has come. */
function stationsHtml(stations: readonly MailStation[], { station }: MailColours): string {
  const width = Math.floor(100 / stations.length)
  const cells = stations.map(({ label, note, state }) => {
    const text = state === 'now' ? `<b>${escapeMarkup(label)}</b>` : escapeMarkup(label)
    const below = note === null ? '' : ` <br><span class="s" style="color:#454f5a">${escapeMarkup(note)}</span>`
    const border = { done: 'd', now: 'n', open: 'l' }[state]
    return `<td class="st" width="${width}%" style="${STYLE.station}"><div class="${border} ${state === 'open' ? 's' : 't'}" style="${STYLE.stationText};border-color:${station[state]};color:${state === 'open' ? '#5f6a76' : '#12161c'}">${text}${below}</div></td>`
  })
  return layoutTable(`<tr>${cells.join('')}</tr>`, STYLE.stations)
}
