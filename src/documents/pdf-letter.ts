import type { LayoutLetter } from './document-layout.ts'
import { GREY, INK, RULE } from './look.ts'
import { type Block, mm, PAGE, type Pdf, put, SMALL, TEXT, textWriter } from './pdf-writer.ts'
import { printable } from './printable.ts'

/** A dealer's mark at the top of its documents. */
export interface DocumentMark {
  /** PNG or JPEG. */
  readonly picture: Buffer
  /** A logo has the name in it; beside a drawn mark the name stands as text. */
  readonly hasName: boolean
}

const MARK_HEIGHT = 36
const MARK_TOP = mm(14)

/** Mark and name of the seller, on every first page. */
export function writeHead(pdf: Pdf, whole: Block, author: string, mark: DocumentMark | undefined): void {
  if (mark) {
    const alt = mark.hasName ? printable(author) : ''
    const fit: [number, number] = [mm(70), MARK_HEIGHT]
    const draw = () => void pdf.image(mark.picture, PAGE.left, MARK_TOP, { fit, valign: 'center' })
    if (mark.hasName) whole.add(pdf.struct('Figure', { alt }, draw))
    else {
      pdf.markContent('Artifact', { type: 'Layout' })
      draw()
      pdf.endMarkedContent()
    }
  }
  if (!mark?.hasName) {
    const x = mark ? PAGE.left + MARK_HEIGHT + 10 : PAGE.left
    textWriter(pdf, whole)('P', author, { x, y: MARK_TOP + 9, width: mm(120), size: 15, isBold: true })
  }
  pdf.x = PAGE.left
  pdf.y = MARK_TOP + MARK_HEIGHT + 24
}

/** Positions of DIN 5008, form B: the window of an envelope begins at 45 mm, the address in it at 62.7 mm, what follows at 103.4 mm. */
export function writeLetter(pdf: Pdf, whole: Block, { sender, to, facts }: LayoutLetter): void {
  const write = textWriter(pdf, whole)
  write('P', sender, { y: mm(57), width: mm(80), size: 7, colour: GREY })
  pdf.y = mm(62.7)
  for (const line of to) write('P', line, { width: mm(80), size: 10.5 })
  const below = pdf.y
  const [x, labelWidth, valueWidth] = [mm(118), mm(32), mm(40)]
  pdf.y = mm(50)
  for (const { label, value } of facts) {
    const { y } = pdf
    whole.add(
      pdf.struct('P', {}, () => {
        put(pdf, `${label} `, { x, y, width: labelWidth, size: SMALL, colour: GREY })
        put(pdf, value, { x: x + labelWidth, y: y - 1, width: valueWidth, size: TEXT - 0.5 })
      }),
    )
    pdf.y += 1.5
  }
  pdf.x = PAGE.left
  pdf.y = Math.max(mm(99), below + 16, pdf.y + 16)
  creases(pdf)
}

/** Where the sheet is folded, and its middle for a punch. */
function creases(pdf: Pdf): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  for (const [y, width] of [
    [105, 4],
    [148.5, 6],
    [210, 4],
  ] as const)
    pdf
      .moveTo(mm(5), mm(y))
      .lineTo(mm(5 + width), mm(y))
      .lineWidth(0.4)
      .strokeColor(RULE)
      .stroke()
  pdf.endMarkedContent()
  pdf.strokeColor(INK)
}
