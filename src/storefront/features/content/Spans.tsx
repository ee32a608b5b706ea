import { Fragment, type ReactNode } from 'react'
import type { ContentView } from './content-page.server.ts'

export type Line = Pick<ContentView['blocks'][number]['lines'][number], 'spans'>
type Span = Line['spans'][number]

/** The text of a line with what is bold, italic or a link in it. */
export function Spans({ line }: { line: Line }): ReactNode {
  return linksOf(line.spans).map(({ href, spans }, key) => {
    const text = spans.map((span, index) => <Fragment key={index}>{marked(span)}</Fragment>)
    return href ? (
      <a key={key} href={href}>
        {text}
      </a>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    )
  })
}

function marked({ text, strong, emphasis }: Span): ReactNode {
  const slanted = emphasis ? <em>{text}</em> : text
  return strong ? <strong>{slanted}</strong> : slanted
}

/** Neighbours that lead to the same place are one link, whatever their marks. */
function linksOf(spans: readonly Span[]): { href: string | null; spans: Span[] }[] {
  const links: { href: string | null; spans: Span[] }[] = []
  for (const span of spans) {
    const href = span.href ?? null
    const last = links.at(-1)
    if (last && last.href === href) last.spans.push(span)
    else links.push({ href, spans: [span] })
  }
  return links
}
