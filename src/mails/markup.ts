import { escapeMarkup } from '#domain/escape-markup.ts'

/** A table that only places its cells; screen readers ignore that it is a table. */
export function layoutTable(rows: string, style: string, more = ''): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${more} style="${style}">${rows}</table>`
}

export function inLines(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br>')
}
