import type { DocumentLayout, LayoutColumn, LayoutPart } from './document-layout.ts'
import { GREY, RULE } from './look.ts'
import { openPdf } from './open-pdf.ts'
import { type DocumentMark, writeHead, writeLetter } from './pdf-letter.ts'
import { writeSums, writeTable } from './pdf-table.ts'
import { writeTransfer } from './pdf-transfer.ts'
import { type Block, heightOf, mm, need, PAGE, type Pdf, put, rule, SMALL, textWriter } from './pdf-writer.ts'

/** Points. The end of a page does not split a paragraph that is less high. */
const MAX_UNSPLIT_HEIGHT = 60
const MARGINS = { left: PAGE.left, right: mm(20), top: PAGE.top, bottom: PAGE.height - PAGE.lowest }

/** Renders a document on A4, tagged for screen readers, fonts embedded; with the seller's mark at its top where there is one. */
export async function renderPdf(
  layout: DocumentLayout,
  options: { readonly compress?: boolean; readonly mark?: DocumentMark | undefined } = {},
): Promise<Buffer> {
  const { title, locale, author, parts, letter } = layout
  const { compress } = options
  const { pdf, whole, written } = openPdf({ title, author, locale, compress }, { margins: MARGINS, bufferPages: true })
  if (letter || options.mark) writeHead(pdf, whole, author, options.mark)
  if (letter) writeLetter(pdf, whole, letter)
  textWriter(pdf, whole)('H1', title, { size: 18, isBold: true, after: 10 })
  for (const part of parts) write(pdf, whole, part)
  whole.end()
  footers(pdf, layout)
  pdf.end()
  return written
}

function write(pdf: Pdf, whole: Block, part: LayoutPart): void {
  const writeText = textWriter(pdf, whole)
  if ('heading' in part) {
    need(pdf, 60)
    pdf.y += 12
    writeText('H2', part.heading, { size: 12, isBold: true, after: 4 })
  } else if ('paragraph' in part) {
    const look = part.isSmall ? { size: SMALL, colour: GREY } : {}
    const height = heightOf(pdf, part.paragraph, PAGE.width, look.size)
    if (height < MAX_UNSPLIT_HEIGHT) need(pdf, height)
    writeText('P', part.paragraph, { ...look, after: 6 })
  } else if ('list' in part) writeList(pdf, whole, part.list)
  else if ('columns' in part) writeColumns(pdf, whole, part.columns)
  else if ('table' in part) writeTable(pdf, whole, part.table)
  else if ('transfer' in part) writeTransfer(pdf, whole, part.transfer)
  else writeSums(pdf, whole, part.sums)
}

function writeList(pdf: Pdf, whole: Block, items: readonly string[]): void {
  const list = pdf.struct('L')
  whole.add(list)
  for (const item of items) {
    need(pdf, 14)
    const entry = pdf.struct('LI')
    list.add(entry)
    const { y } = pdf
    entry.add(pdf.struct('Lbl', {}, () => put(pdf, '•', { y, width: 10 })))
    entry.add(pdf.struct('LBody', {}, () => put(pdf, item, { x: PAGE.left + 12, y, width: PAGE.width - 12, after: 3 })))
    entry.end()
  }
  list.end()
  pdf.y += 4
}

function writeColumns(pdf: Pdf, whole: Block, columns: readonly LayoutColumn[]): void {
  const gap = 20
  const width = (PAGE.width - gap * (columns.length - 1)) / columns.length
  const heights = columns.map(({ title, lines }) => heightOf(pdf, [title, ...lines].join('\n'), width))
  need(pdf, Math.max(...heights) + 8)
  const top = pdf.y
  columns.forEach(({ title, lines }, index) => {
    const x = PAGE.left + index * (width + gap)
    pdf.y = top
    const writeText = textWriter(pdf, whole)
    writeText('P', title, { x, y: top, width, isBold: true })
    for (const line of lines) writeText('P', line, { x, width })
  })
  pdf.x = PAGE.left
  pdf.y = top + Math.max(...heights) + 14
}

/** Screen readers skip footers. */
function footers(pdf: Pdf, { footer, pageOf }: DocumentLayout): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    pdf.page.margins.bottom = 0 // Without this, the footer itself would begin a new page.
    rule(pdf, { y: PAGE.footer - 6, colour: RULE, weight: 0.5 })
    pdf.markContent('Artifact', { type: 'Pagination' })
    const [y, width] = [PAGE.footer, 70]
    put(pdf, footer, { y, size: 7, colour: GREY, width: PAGE.width - width - 10 })
    const x = PAGE.left + PAGE.width - width
    put(pdf, pageOf(page + 1, count), { y, size: 7, colour: GREY, x, width, align: 'right' })
    pdf.endMarkedContent()
  }
}
