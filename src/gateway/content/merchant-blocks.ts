import type { ContentBlock, ContentSpan } from '#services/content/port.ts'

/** A heading and a paragraph with a line for each known detail; nothing where none is known. */
export function section(title: string, lines: readonly (readonly ContentSpan[])[]): ContentBlock[] {
  const known = lines.filter((line) => line.length > 0)
  const spans = known.flatMap((line, index) => (index === 0 ? line : [span('\n'), ...line]))
  return known.length > 0 ? [heading(title, 'SUBHEADING'), paragraph(spans)] : []
}

export function heading(text: string, kind: 'HEADING' | 'SUBHEADING' = 'HEADING'): ContentBlock {
  return { kind, lines: [[span(text)]] }
}

export function paragraph(line: readonly ContentSpan[]): ContentBlock {
  return { kind: 'PARAGRAPH', lines: [line] }
}

export function span(text: string, href: string | null = null): ContentSpan {
  return { text, strong: false, emphasis: false, href }
}
