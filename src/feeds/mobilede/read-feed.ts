import { isMendableFile } from '#domain/stock/delivered-rows.ts'
import { FeedFileRefusal } from '../file-refusal.ts'
import { MIN_FIELDS } from './columns.ts'
import { decodeLine } from './decode-line.ts'
import { FIXED_LAYOUT, isHeader, layoutOf } from './layout.ts'
import { type ByteLine, linesOf } from './lines.ts'
import { type FeedRow, type FeedSettings, type FeedVehicle, rowReader } from './read-row.ts'
import type { FeedRefusal, RefusalCode } from './refusal.ts'
import { splitFields } from './split-fields.ts'

export type FeedItem = { readonly vehicle: FeedVehicle } | { readonly refusal: FeedRefusal }

/**
 * Reads a dealer's file in the mobile.de upload format (CSV), row by row and in constant memory. An invalid row gives refusals of scope
 * VEHICLE and no vehicle; an invalid value gives a refusal of scope VALUE before the vehicle, which comes without the value. Throws only
 * for a broken stream, for UTF-16, and where mended rows are delivered as the whole stock (a `FeedFileRefusal`). Does not notice internal
 * numbers that occur twice.
 */
export async function* readMobileDeFeed(
  stream: AsyncIterable<Uint8Array>,
  settings: FeedSettings,
): AsyncGenerator<FeedItem> {
  let read = rowReader(FIXED_LAYOUT, settings)
  let isFirst = true
  for await (const lines of linesOf(stream)) {
    for (const line of lines) {
      if (isFirst && line.bytes && isUtf16(line.bytes)) throw new FeedFileRefusal('WRONG_ENCODING', 'UTF-16')
      if (line.bytes?.length === 0) continue
      const fields = fieldsOf(line)
      if (isFirst && typeof fields !== 'string' && isHeader(fields)) {
        // A file of mended rows as the whole stock would remove every car that was not refused.
        if (settings.isWholeStock && isMendableFile(fields)) throw new FeedFileRefusal('ONLY_SOME_ROWS', 'its header')
        read = rowReader(layoutOf(fields), settings)
      } else {
        const { vehicle, refusals } = typeof fields === 'string' ? refusedLine(line, fields) : read(fields, line.number)
        for (const refusal of refusals) yield { refusal }
        if (vehicle) yield { vehicle }
      }
      isFirst = false
    }
  }
}

/** The byte order marks with which programs begin UTF-16. */
function isUtf16([first, second]: Buffer): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}

/** The fields of a line, or the reason of its refusal. */
function fieldsOf({ bytes }: ByteLine): string[] | RefusalCode {
  if (bytes === null) return 'LINE_TOO_LONG'
  const fields = splitFields(decodeLine(bytes))
  if (fields === null) return 'BROKEN_QUOTES'
  return fields.length < MIN_FIELDS ? 'TOO_FEW_FIELDS' : fields
}

function refusedLine({ number }: ByteLine, code: RefusalCode): FeedRow {
  const refusal: FeedRefusal = { line: number, internalNumber: null, field: null, code, value: '', scope: 'VEHICLE' }
  return { vehicle: null, refusals: [refusal] }
}
