import { type DeliveredRows, isMendableFile, REPORT_COLUMNS } from '#domain/stock/delivered-rows.ts'
import { COLUMNS } from './columns.ts'
import { decodeLine } from './decode-line.ts'
import { isHeader } from './layout.ts'
import { linesOf } from './lines.ts'
import { joinFields, splitFields } from './split-fields.ts'

/** Characters of all rows together. Further rows are only named in the report, so that memory and the stored report stay small. */
const MAX_CHARACTERS = 4_000_000

/**
 * Reads the rows of these lines from a file that was read before. Rows with broken quotes come last, because a spreadsheet would read the
 * rows after them as a part of them. A row that is too long is left out.
 */
export async function readDeliveredRows(
  stream: AsyncIterable<Uint8Array>,
  wanted: ReadonlySet<number>,
): Promise<DeliveredRows> {
  let header: string | null = null
  let shape = { width: COLUMNS.length, hasReport: false }
  let isFirst = true
  let characters = 0
  const rows: { line: number; text: string }[] = []
  const broken: typeof rows = []
  for await (const lines of linesOf(stream))
    for (const { number, bytes } of lines) {
      if (!bytes?.length) continue
      const fields = isFirst ? splitFields(decodeLine(bytes)) : null
      isFirst = false
      if (fields && isHeader(fields)) {
        const hasReport = isMendableFile(fields)
        shape = { width: fields.length - (hasReport ? REPORT_COLUMNS.length : 0), hasReport }
        header = shapedRow(bytes, shape)
      } else if (wanted.has(number)) {
        const text = shapedRow(bytes, shape)
        characters += text.length
        if (characters <= MAX_CHARACTERS) (splitFields(text) ? rows : broken).push({ line: number, text })
      }
    }
  return { header, rows: [...rows, ...broken] }
}

/**
 * A row with as many fields as the columns of the report need before them; those of an earlier report are left out. NUL, which the database
 * does not take, becomes a blank.
 */
function shapedRow(bytes: Buffer, { width, hasReport }: { width: number; hasReport: boolean }): string {
  const text = decodeLine(bytes).replaceAll('\u0000', ' ').toWellFormed()
  const fields = splitFields(text)
  if (fields === null) return text
  if (hasReport && fields.length > width) return joinFields(fields.slice(0, width))
  return text + ';'.repeat(Math.max(0, width - fields.length))
}
