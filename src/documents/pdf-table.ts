import type { LayoutSum, LayoutTable } from './document-layout.ts'
import { GREY, INK, RULE } from './look.ts'
import { type Block, heightOf, need, PAGE, type Pdf, put, rule, SMALL } from './pdf-writer.ts'

/** The first column is text and takes the width that the others leave; figures are right-aligned. */
export function writeTable(pdf: Pdf, whole: Block, { head, rows, widths }: LayoutTable): void {
  pdf.y += 4
  const table = pdf.struct('Table')
  whole.add(table)
  const first = PAGE.width - widths.reduce((sum, width) => sum + width, 0)
  const columns = [first, ...widths]
  const xOf = (column: number) => columns.slice(0, column).reduce((x, width) => x + width, PAGE.left)
  const figure = (column: number) => (columns[column] ?? 0) - 6
  const row = (cells: readonly string[], tag: 'TH' | 'TD', notes: readonly string[] = []) => {
    const width = first - 12
    // Notes stand below the figures, so they have nearly the whole width.
    const noteWidth = PAGE.width - 60
    const noted = notes.reduce((sum, note) => sum + heightOf(pdf, note, noteWidth, SMALL), 0)
    const height = Math.max(...cells.map((cell, at) => heightOf(pdf, cell, at === 0 ? width : figure(at)))) + noted
    // A long row continues on the next page; the following row begins where it ended.
    if (height < PAGE.lowest - PAGE.top) need(pdf, height + 10)
    const isHead = tag === 'TH'
    const top = pdf.y + (isHead ? 0 : 6)
    const entry = pdf.struct('TR')
    table.add(entry)
    let bottom = top
    cells.forEach((cell, at) => {
      const look = at === 0 ? { width } : { width: figure(at), align: 'right' as const }
      entry.add(
        pdf.struct(tag, {}, () => {
          const text = isHead ? { size: SMALL, colour: GREY } : { isBold: at === 0 }
          put(pdf, cell, { ...look, ...text, x: xOf(at) + (at === 0 ? 0 : 6), y: top })
          for (const note of at === 0 ? notes : []) put(pdf, note, { width: noteWidth, size: SMALL, colour: GREY })
        }),
      )
      bottom = Math.max(bottom, pdf.y)
    })
    entry.end()
    pdf.y = bottom + 4
    rule(pdf, isHead ? { y: pdf.y, colour: INK, weight: 1 } : { y: pdf.y, colour: RULE })
  }
  row(head, 'TH')
  for (const { cells, notes } of rows) row(cells, 'TD', notes)
  table.end()
  pdf.y += 6
}

const [SUMS_WIDTH, AMOUNT_WIDTH] = [260, 110]

/** The sums below a table of prices, on its right. */
export function writeSums(pdf: Pdf, whole: Block, sums: readonly LayoutSum[]): void {
  need(pdf, sums.length * 17 + 12)
  const x = PAGE.left + PAGE.width - SUMS_WIDTH
  for (const { label, value, isTotal = false } of sums) {
    const size = isTotal ? 12 : 9.5
    if (isTotal) {
      rule(pdf, { x, y: pdf.y + 2, width: SUMS_WIDTH, colour: INK, weight: 1 })
      pdf.y += 8
    }
    const { y } = pdf
    whole.add(
      pdf.struct('P', {}, () => {
        put(pdf, label, { x, y, size, isBold: isTotal, width: SUMS_WIDTH - AMOUNT_WIDTH })
        const right = { x: x + SUMS_WIDTH - AMOUNT_WIDTH, width: AMOUNT_WIDTH, align: 'right' } as const
        const bottom = pdf.y
        put(pdf, value, { ...right, y, size, isBold: isTotal })
        pdf.y = Math.max(bottom, pdf.y) + 2
      }),
    )
  }
  pdf.x = PAGE.left
  pdf.y += 10
}
