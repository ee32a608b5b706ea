import { inflateSync } from 'node:zlib'

/**
 * The text of a PDF as somebody copies it out of a reader: by the fonts' own tables of what each glyph means, in the order it was written.
 */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf)
  const fonts = new Map(
    [...objects.values()].flatMap(({ head }) =>
      [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name!, meaningsOf(objects, id!)] as const),
    ),
  )
  const contents = [...objects.values()].filter(({ body }) => body.includes(' Tf'))
  return contents.map(({ body }) => linesOf(body, fonts)).join('\n')
}

interface PdfObject {
  readonly head: string
  readonly body: string
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const match of text.matchAll(/(\d+) 0 obj\n(.*?)(?:\nstream\n|\nendobj)/gs)) {
    const [whole, id, head] = match
    const isStream = whole.endsWith('stream\n')
    const from = match.index + whole.length
    const length = Number(/\/Length (\d+)/.exec(head!)?.[1] ?? 0)
    const bytes = isStream ? pdf.subarray(from, from + length) : Buffer.alloc(0)
    const body = head!.includes('/FlateDecode') && !head!.includes('/Length1') ? inflateSync(bytes) : bytes
    objects.set(id!, { head: head!, body: body.toString('latin1') })
  }
  return objects
}

/** From a font's glyphs to characters. */
function meaningsOf(objects: Map<string, PdfObject>, font: string): string[] {
  const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1]
  const list = objects.get(table ?? '')?.body ?? ''
  return [...list.matchAll(/\[([^\]]*)\]/g)].flatMap(([, entries]) =>
    [...entries!.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex]) => utf16(hex!.replaceAll(' ', ''))),
  )
}

function linesOf(content: string, fonts: Map<string, string[]>): string {
  let meanings: string[] = []
  const lines: string[] = []
  for (const [, font, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) meanings = fonts.get(font) ?? []
    else
      lines.push(
        [...glyphs!.matchAll(/<([0-9a-f]+)>/gi)]
          .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
          .map((glyph) => meanings[Number.parseInt(glyph, 16)] ?? '\uFFFD')
          .join(''),
      )
  }
  return lines.join('\n')
}

function utf16(hex: string): string {
  return (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')
}
