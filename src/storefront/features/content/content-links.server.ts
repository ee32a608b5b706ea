import { linkTarget } from '#domain/session/access.ts'
import type { Site } from '../../request.server.ts'
import type { ContentView } from './content-page.server.ts'

type Block = ContentView['blocks'][number]

/** A page whose links lead this visitor where they say, through the login where that is needed. */
export function withLinks<Page extends Pick<ContentView, 'blocks'>>(
  page: Page,
  { locale, session }: Pick<Site, 'locale' | 'session'>,
): Page {
  if (session !== null) return page
  const target = (href: string) => linkTarget(href, locale, false)
  const inLine = <Line extends Pick<Block['lines'][number], 'spans'>>(line: Line): Line => ({
    ...line,
    spans: line.spans.map((span) => (span.href === null ? span : { ...span, href: target(span.href) })),
  })
  const blocks = page.blocks.map((block) => ({
    ...block,
    lines: block.lines.map(inLine),
    rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(inLine) })),
    tiles: block.tiles.map((tile) => ({ ...tile, href: target(tile.href) })),
    action: block.action && { ...block.action, href: target(block.action.href) },
  }))
  return { ...page, blocks }
}
