import type { LayoutTransfer } from './document-layout.ts'
import { GREY, INK, RULE } from './look.ts'
import { codeFigure } from './pdf-code.ts'
import { type Block, mm, need, PAGE, type Pdf, put, rule, SMALL, textWriter } from './pdf-writer.ts'

const SIDE = mm(30)
const LABEL = mm(34)

/** The details of a transfer, with the QR code for banking apps on the right. The end of a page never splits them. */
export function writeTransfer(pdf: Pdf, whole: Block, { title, facts, code }: LayoutTransfer): void {
  need(pdf, Math.max(facts.length * 15 + 44, code ? SIDE + 40 : 0))
  pdf.y += 8
  rule(pdf, { y: pdf.y, colour: RULE })
  pdf.y += 10
  const top = pdf.y
  textWriter(pdf, whole)('H2', title, { y: top, size: 12, isBold: true, after: 6 })
  for (const { label, value } of facts) {
    const { y } = pdf
    whole.add(
      pdf.struct('P', {}, () => {
        put(pdf, `${label} `, { y, width: LABEL, colour: GREY })
        put(pdf, value, { x: PAGE.left + LABEL, y, width: PAGE.width - LABEL - SIDE - 20, isBold: true })
      }),
    )
    pdf.y += 2
  }
  if (code) writeCode(pdf, whole, code, top)
  pdf.x = PAGE.left
  pdf.y = Math.max(pdf.y, code ? top + SIDE + 20 : 0) + 8
  rule(pdf, { y: pdf.y, colour: RULE })
  pdf.y += 10
}

/** The code, with a note below that says what it is for. */
function writeCode(pdf: Pdf, whole: Block, { text, alt, note }: NonNullable<LayoutTransfer['code']>, y: number): void {
  const x = PAGE.left + PAGE.width - SIDE
  const below = pdf.y
  whole.add(codeFigure(pdf, text, { x, y, width: SIDE, alt }))
  pdf.fillColor(INK)
  const left = x - mm(14)
  textWriter(pdf, whole)('P', note, {
    x: left,
    y: y + SIDE + 6,
    width: SIDE + mm(14),
    align: 'right',
    size: SMALL,
    colour: GREY,
  })
  pdf.y = Math.max(below, pdf.y)
}
