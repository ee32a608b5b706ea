import type { MailFact, MailPart, MailPrices, MailRow, MailStation } from './parts.ts'

/** A part as plain text; it says all that the HTML says. */
export function asText(part: MailPart): string {
  if ('paragraph' in part) return part.paragraph
  if ('heading' in part) return `${part.heading}\n${'='.repeat(part.heading.length)}`
  if ('facts' in part) return part.facts.map(factLine).join('\n')
  if ('list' in part) return part.list.map((item) => `- ${item}`).join('\n')
  if ('progress' in part) return part.progress.map(stationLine).join('\n')
  if ('prices' in part) return pricesText(part.prices)
  if ('car' in part) return [part.car.title, part.car.price, ...part.car.lines, part.car.href].join('\n')
  if ('rows' in part) return part.rows.map(rowText).join('\n\n')
  return `${'button' in part ? part.button : part.link}:\n${part.href}`
}

function rowText({ title, price, before, lines, href }: MailRow): string {
  return [title, before === null ? price : `${price} · ${before}`, ...lines, href].join('\n')
}

const SIGNS: Readonly<Record<MailStation['state'], string>> = { done: '[x]', now: '[>]', open: '[ ]' }

function stationLine({ label, note, state }: MailStation): string {
  return `${SIGNS[state]} ${label}${note === null ? '' : `: ${note}`}`
}

function pricesText({ items, sums }: MailPrices): string {
  const paragraphs = items.map(({ title, facts, price }) => [title, ...[...facts, price].map(factLine)].join('\n'))
  return [...paragraphs, sums.map(factLine).join('\n')].join('\n\n')
}

function factLine({ label, value }: MailFact): string {
  return `${label}: ${value}`
}
