import type Pdfkit from 'pdfkit'
import { INK } from './look.ts'
import { printable } from './printable.ts'

export type Pdf = InstanceType<typeof Pdfkit>
export type Block = PDFKit.PDFStructureElement

const MM = 72 / 25.4
/** Points; A4 is 595.28 by 841.89. The edges of a letter (DIN 5008): 25 mm on the left, 20 mm on the right. */
export const PAGE = {
  ...{ left: 25 * MM, top: 20 * MM, width: 165 * MM, height: 841.89, footer: 841.89 - 18 * MM },
  lowest: 841.89 - 24 * MM,
} as const
export const TEXT = 9.5
export const SMALL = 8

export function mm(millimetres: number): number {
  return millimetres * MM
}

export interface Look {
  readonly size?: number
  readonly isBold?: boolean
  readonly colour?: string
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly align?: 'left' | 'right' | 'center'
  /** Space below. */
  readonly after?: number
}

/** Writes a text as an element of its own. */
export function textWriter(pdf: Pdf, parent: Block) {
  return (tag: string, text: string, look: Look = {}): void => {
    parent.add(pdf.struct(tag, {}, () => put(pdf, text, look)))
  }
}

export function put(pdf: Pdf, text: string, look: Look): void {
  const { size = TEXT, isBold = false, colour = INK, x = PAGE.left, y, width = PAGE.width, align = 'left' } = look
  pdf
    .font(isBold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(colour)
    // All figures have the same width, so that they line up in columns.
    .text(printable(text), x, y ?? pdf.y, { width, align, lineGap: size * 0.35, features: ['kern', 'tnum'] })
  pdf.y += look.after ?? 0
}

export function heightOf(pdf: Pdf, text: string, width: number, size: number = TEXT): number {
  return pdf
    .font('regular')
    .fontSize(size)
    .heightOfString(printable(text), { width, lineGap: size * 0.35 })
}

/** Begins a new page where less than `height` is left. */
export function need(pdf: Pdf, height: number): void {
  if (pdf.y + height > PAGE.lowest) pdf.addPage()
}

interface Line {
  readonly x?: number
  readonly y: number
  readonly width?: number
  readonly colour: string
  readonly weight?: number
}

/** Screen readers skip lines. */
export function rule(pdf: Pdf, { x = PAGE.left, y, width = PAGE.width, colour, weight = 0.75 }: Line): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(weight)
    .strokeColor(colour)
    .stroke()
  pdf.endMarkedContent()
}
