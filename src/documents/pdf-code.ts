import type Pdfkit from 'pdfkit'
import { encode } from 'uqr'
import { printable } from './printable.ts'

interface CodePlace {
  readonly x: number
  readonly y: number
  readonly width: number
  /** What the code contains, for screen readers. */
  readonly alt: string
}

/** A QR code, with the quiet zone around it left to the page. Error correction M, as transfers want it (EPC069-12, section 3.1). */
export function codeFigure(pdf: typeof Pdfkit.prototype, text: string, { x, y, width, alt }: CodePlace) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const side = width / size
  return pdf.struct('Figure', { alt: printable(alt) }, () => {
    data.forEach((row, line) =>
      row.forEach((isDark, column) => {
        // A little larger than the grid, so that no hairlines show between the points.
        if (isDark) pdf.rect(x + column * side, y + line * side, side + 0.05, side + 0.05)
      }),
    )
    pdf.fill('#000000')
  })
}
