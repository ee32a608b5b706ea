import type { Locale } from '#domain/locale.ts'
import { INK, RULE } from './look.ts'
import { openPdf } from './open-pdf.ts'
import { codeFigure } from './pdf-code.ts'
import { printable } from './printable.ts'

export interface SheetText {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly isBold?: boolean
  readonly colour?: string
  readonly align?: 'left' | 'right' | 'center'
  /** Points; a text that is higher ends in an ellipsis. */
  readonly maxHeight?: number
  /** The role for screen readers. */
  readonly tag?: 'H1' | 'H2' | 'P'
}

export type Sheet = ReturnType<typeof openSheet>

interface SheetOptions {
  readonly title: string
  readonly author: string
  readonly locale: Locale
  readonly compress?: boolean
}

/** A PDF of pages whose parts stand at fixed places; points, from the top left corner. */
export function openSheet({ title, author, locale, compress }: SheetOptions) {
  const { pdf, whole, written } = openPdf({ title, author, locale, compress }, { margin: 0, autoFirstPage: false })
  const choose = (size: number, isBold: boolean) => pdf.font(isBold ? 'bold' : 'regular').fontSize(size)
  const artifact = (draw: () => void) => {
    pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    pdf.endMarkedContent()
  }
  const heightOf = (text: string, { width, size, isBold = false }: Pick<SheetText, 'width' | 'size' | 'isBold'>) =>
    choose(size, isBold).heightOfString(printable(text), { width, lineGap: size * 0.25 })
  return {
    addPage: () => void pdf.addPage(),
    heightOf,
    /** Writes the text and returns where it ends. */
    write(
      text: string,
      { x, y, width, size, isBold = false, colour = INK, align = 'left', ...look }: SheetText,
    ): number {
      const height = heightOf(text, { width, size, isBold })
      const cut = look.maxHeight !== undefined && height > look.maxHeight
      whole.add(
        pdf.struct(look.tag ?? 'P', {}, () => {
          choose(size, isBold)
            .fillColor(colour)
            .text(printable(text), x, y, {
              ...{ width, align, lineGap: size * 0.25 },
              ...(cut ? { height: look.maxHeight, ellipsis: true } : {}),
            })
        }),
      )
      return y + (cut ? look.maxHeight! : height)
    },
    picture(bytes: Buffer, { x, y, width, alt }: { x: number; y: number; width: number; alt: string }): number {
      const height = (width * 3) / 4
      whole.add(pdf.struct('Figure', { alt: printable(alt) }, () => void pdf.image(bytes, x, y, { width, height })))
      return y + height
    },
    /** A dealer's mark beside its name. Screen readers skip it, because it says nothing more than the name. */
    mark(bytes: Buffer, { x, y, width, height }: { x: number; y: number; width: number; height: number }): void {
      artifact(() => pdf.image(bytes, x, y, { fit: [width, height], valign: 'center' }))
    },
    rule(x: number, y: number, width: number, colour: string = RULE): void {
      artifact(() =>
        pdf
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(0.75)
          .strokeColor(colour)
          .stroke(),
      )
    },
    /** A bar with a point on its right, as the classes of the energy label have. */
    arrow({ x, y, width, height, colour }: { x: number; y: number; width: number; height: number; colour: string }) {
      const points: [number, number][] = [
        [x, y],
        [x + width - height / 2, y],
        [x + width, y + height / 2],
        [x + width - height / 2, y + height],
        [x, y + height],
      ]
      artifact(() => pdf.polygon(...points).fill(colour))
    },
    /** A QR code, with the quiet zone around it left to the page. */
    code(link: string, place: { x: number; y: number; width: number; alt: string }): void {
      whole.add(codeFigure(pdf, link, place))
    },
    async end(): Promise<Buffer> {
      whole.end()
      pdf.end()
      return written
    },
  }
}

/** The same sheet without its pen: it says where texts end, so that a layout can be tried before it is drawn. */
export function measuringSheet(sheet: Sheet): Sheet {
  const nothing = () => undefined
  return {
    ...sheet,
    ...{ addPage: nothing, mark: nothing, rule: nothing, arrow: nothing, code: nothing },
    write(text, { y, width, size, isBold = false, maxHeight }) {
      return y + Math.min(sheet.heightOf(text, { width, size, isBold }), maxHeight ?? Infinity)
    },
    picture: (_bytes, { y, width }) => y + (width * 3) / 4,
  }
}

/** The largest size at which a text takes no more than `lines` lines. */
export function fittingSize(
  { heightOf }: Pick<Sheet, 'heightOf'>,
  text: string,
  { width, from, to, lines }: { width: number; from: number; to: number; lines: number },
): number {
  for (let size = from; size > to; size--)
    if (heightOf(text, { width, size, isBold: true }) <= lines * heightOf('X', { width, size, isBold: true }) + 1)
      return size
  return to
}
