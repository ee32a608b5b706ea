import type { VatMode } from '#domain/vehicle/vocabulary.ts'
import { decodeLine, encodeLatin9 } from './decode-line.ts'
import { EXTENDABLE } from './layout.ts'
import { feedWriter, type WrittenVehicle } from './write-row.ts'

export interface ExportedVehicle extends Omit<WrittenVehicle, 'internalNumber'> {
  readonly number: string
}

/** A file in the upload format that an import reads again without loss: after the format's columns it has all of our own. */
export async function* mobileDeFile(
  vehicles: AsyncIterable<ExportedVehicle>,
  vatCodeOne: VatMode,
): AsyncGenerator<Buffer> {
  const { header, line } = feedWriter(EXTENDABLE, vatCodeOne, true)
  yield encoded(header)
  for await (const { number, ...vehicle } of vehicles) yield encoded(line({ internalNumber: number, ...vehicle }))
}

/** The line in ISO-8859-15, the format's encoding, or in UTF-8 where that lacks a character; our reader reads lines of both. */
function encoded(line: string): Buffer {
  const latin = encodeLatin9(`${line}\r\n`)
  return decodeLine(latin) === `${line}\r\n` ? latin : Buffer.from(`${line}\r\n`)
}
