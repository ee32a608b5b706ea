import Pdfkit from 'pdfkit'
import type { DocumentLayout, LayoutColumn, LayoutPart, LayoutSum, LayoutTable } from './document-layout.ts'
import { FONTS, GREY, INK, RULE } from './look.ts'
import { printable } from './printable.ts'

/** Points; A4 is 595 by 842. */
const MARGIN = 56
const WIDTH = 595.28 - 2 * MARGIN
const LOWEST = 841.89 - MARGIN - 24
const TEXT = 9.5
const SMALL = 8

type Pdf = PDFKit.PDFDocument
type Block = PDFKit.PDFStructureElement

/** Renders a document on A4. Tagged as heading, paragraph, list and table for screen readers; fonts embedded. */
export async function renderPdf(
  layout: DocumentLayout,
  options: { readonly compress?: boolean } = {},
): Promise<Buffer> {
  const { title, locale, author, parts } = layout
  const pdf = new Pdfkit({
    ...{ size: 'A4', margin: MARGIN, bufferPages: true, font: FONTS.regular, compress: options.compress ?? true },
    ...{ pdfVersion: '1.7', tagged: true, displayTitle: true, lang: locale === 'de' ? 'de-DE' : 'en-GB' },
    info: { Title: printable(title), Author: printable(author), Creator: 'Fahrwerk' },
  })
  const chunks: Buffer[] = []
  const written = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.registerFont('bold', FONTS.bold).registerFont('regular', FONTS.regular)
  const whole = pdf.struct('Document', { title: printable(title) })
  pdf.addStructure(whole)
  const writeText = textWriter(pdf, whole)
  writeText('H1', title, { size: 20, isBold: true, after: 12 })
  for (const part of parts) write(pdf, whole, part)
  whole.end()
  footers(pdf, layout)
  pdf.end()
  return written
}

interface Look {
  readonly size?: number
  readonly isBold?: boolean
  readonly colour?: string
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly align?: 'left' | 'right'
  /** Space below. */
  readonly after?: number
}

function textWriter(pdf: Pdf, parent: Block) {
  return (tag: string, text: string, look: Look = {}): void => {
    parent.add(pdf.struct(tag, {}, () => put(pdf, text, look)))
  }
}

function put(pdf: Pdf, text: string, look: Look): void {
  const { size = TEXT, isBold = false, colour = INK, x = MARGIN, y, width = WIDTH, align = 'left', after = 0 } = look
  pdf
    .font(isBold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(colour)
    .text(printable(text), x, y ?? pdf.y, { width, align, lineGap: size * 0.35 })
  pdf.y += after
}

function heightOf(pdf: Pdf, text: string, width: number, size = TEXT): number {
  return pdf
    .font('regular')
    .fontSize(size)
    .heightOfString(printable(text), { width, lineGap: size * 0.35 })
}

/** Begins a new page where less than `height` is left. */
function need(pdf: Pdf, height: number): void {
  if (pdf.y + height > LOWEST) pdf.addPage()
}

function write(pdf: Pdf, whole: Block, part: LayoutPart): void {
  const writeText = textWriter(pdf, whole)
  if ('heading' in part) {
    need(pdf, 60)
    pdf.y += 12
    writeText('H2', part.heading, { size: 12, isBold: true, after: 4 })
  } else if ('paragraph' in part) {
    const look = part.isSmall ? { size: SMALL, colour: GREY } : {}
    writeText('P', part.paragraph, { ...look, after: 6 })
  } else if ('list' in part) writeList(pdf, whole, part.list)
  else if ('columns' in part) writeColumns(pdf, whole, part.columns)
  else if ('table' in part) writeTable(pdf, whole, part.table)
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
    entry.add(pdf.struct('LBody', {}, () => put(pdf, item, { x: MARGIN + 12, y, width: WIDTH - 12, after: 3 })))
    entry.end()
  }
  list.end()
  pdf.y += 4
}

function writeColumns(pdf: Pdf, whole: Block, columns: readonly LayoutColumn[]): void {
  const gap = 20
  const width = (WIDTH - gap * (columns.length - 1)) / columns.length
  const heights = columns.map(({ title, lines }) => heightOf(pdf, [title, ...lines].join('\n'), width))
  need(pdf, Math.max(...heights) + 8)
  const top = pdf.y
  columns.forEach(({ title, lines }, index) => {
    const x = MARGIN + index * (width + gap)
    pdf.y = top
    const writeText = textWriter(pdf, whole)
    writeText('P', title, { x, y: top, width, isBold: true })
    for (const line of lines) writeText('P', line, { x, width })
  })
  pdf.x = MARGIN
  pdf.y = top + Math.max(...heights) + 14
}

function writeTable(pdf: Pdf, whole: Block, { head, rows, widths }: LayoutTable): void {
  const table = pdf.struct('Table')
  whole.add(table)
  const first = WIDTH - widths.reduce((sum, width) => sum + width, 0)
  const columns = [first, ...widths]
  const xOf = (column: number) => columns.slice(0, column).reduce((x, width) => x + width, MARGIN)
  const figure = (column: number) => (columns[column] ?? 0) - 6
  const row = (cells: readonly string[], tag: 'TH' | 'TD', notes: readonly string[] = []) => {
    const width = first - 12
    const noted = notes.reduce((sum, note) => sum + heightOf(pdf, note, width, SMALL), 0)
    const height = Math.max(...cells.map((cell, at) => heightOf(pdf, cell, at === 0 ? width : figure(at)))) + noted
    // A long row continues on the next page; the following row begins where it ended.
    if (height < LOWEST - MARGIN) need(pdf, height + 10)
    const top = pdf.y + 4
    const entry = pdf.struct('TR')
    table.add(entry)
    let bottom = top
    cells.forEach((cell, at) => {
      const look = at === 0 ? { width } : { width: figure(at), align: 'right' as const }
      entry.add(
        pdf.struct(tag, {}, () => {
          put(pdf, cell, { ...look, x: xOf(at) + (at === 0 ? 0 : 6), y: top, isBold: tag === 'TH' || at === 0 })
          for (const note of at === 0 ? notes : []) put(pdf, note, { width, size: SMALL, colour: GREY })
        }),
      )
      bottom = Math.max(bottom, pdf.y)
    })
    entry.end()
    pdf.y = bottom + 4
    rule(pdf, pdf.y, tag === 'TH' ? INK : RULE)
  }
  row(head, 'TH')
  for (const { cells, notes } of rows) row(cells, 'TD', notes)
  table.end()
  pdf.y += 6
}

function writeSums(pdf: Pdf, whole: Block, sums: readonly LayoutSum[]): void {
  need(pdf, sums.length * 16)
  for (const { label, value, isTotal = false } of sums) {
    const size = isTotal ? 12 : TEXT
    const { y } = pdf
    whole.add(
      pdf.struct('P', {}, () => {
        put(pdf, label, { y, size, isBold: isTotal, width: WIDTH - 140, align: 'right' })
        put(pdf, value, { y, size, isBold: isTotal, x: MARGIN + WIDTH - 130, width: 130, align: 'right', after: 2 })
      }),
    )
  }
  pdf.x = MARGIN
  pdf.y += 8
}

/** Screen readers skip lines and footers. */
function rule(pdf: Pdf, y: number, colour: string): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.75)
    .strokeColor(colour)
    .stroke()
  pdf.endMarkedContent()
}

function footers(pdf: Pdf, { footer, pageOf }: DocumentLayout): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    pdf.page.margins.bottom = 0 // Without this, the footer itself would begin a new page.
    pdf.markContent('Artifact', { type: 'Pagination' })
    const y = 841.89 - MARGIN + 4
    put(pdf, footer, { y, size: 7, colour: GREY, width: WIDTH - 70 })
    put(pdf, pageOf(page + 1, count), { y, size: 7, colour: GREY, x: MARGIN + WIDTH - 60, width: 60, align: 'right' })
    pdf.endMarkedContent()
  }
}
