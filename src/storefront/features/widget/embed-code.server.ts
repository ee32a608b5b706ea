import { escapeMarkup } from '#domain/escape-markup.ts'

interface Embedded {
  readonly origin: string
  readonly address: string
  readonly title: string
  /** Where visitors without script are led. */
  readonly link: string
  readonly height: number
}

/** The code for a dealer's website, in both its forms. */
export function embedCode({ origin, address, title, link, height }: Embedded): { element: string; div: string } {
  const inside = `<a href="${escapeMarkup(link)}">${escapeMarkup(title)}</a>`
  const script = `<script async src="${escapeMarkup(origin)}/widget/v1.js"></script>`
  return {
    element: `<fahrwerk-widget src="${escapeMarkup(address)}" height="${height}">${inside}</fahrwerk-widget>\n${script}`,
    div: `<div data-fahrwerk-widget="${escapeMarkup(address)}" data-height="${height}">${inside}</div>\n${script}`,
  }
}
