import Pdfkit from 'pdfkit'
import type { Locale } from '#domain/locale.ts'
import { FONTS } from './look.ts'
import { printable } from './printable.ts'

interface PdfOptions {
  readonly title: string
  readonly author: string
  readonly locale: Locale
  readonly compress?: boolean | undefined
}

/** Opens an A4 document, tagged for screen readers, fonts embedded. `written` comes once `whole` and `pdf` have ended. */
export function openPdf({ title, author, locale, compress = true }: PdfOptions, layout: PDFKit.PDFDocumentOptions) {
  const pdf = new Pdfkit({
    ...{ size: 'A4', font: FONTS.regular, compress, ...layout },
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
  return { pdf, whole, written }
}
