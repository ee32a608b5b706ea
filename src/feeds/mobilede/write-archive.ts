import { once } from 'node:events'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { isSymbolic } from '#domain/images.ts'
import type { VatMode } from '#domain/vehicle/vocabulary.ts'
import { type ExportedVehicle, mobileDeFile } from './write-file.ts'

interface PicturedVehicle extends ExportedVehicle {
  readonly id: number
  /** Keys of its pictures in their order. */
  readonly pictures: readonly string[]
}

interface ArchiveSource {
  readonly vehicles: AsyncIterable<PicturedVehicle>
  readonly vatCodeOne: VatMode
  /** The photograph as it is stored; undefined where there is none. */
  readonly photograph: (key: string) => Promise<Buffer | undefined>
}

/**
 * The file of the upload format in a ZIP with its pictures beside it, `<bild_id>_<number>.jpg`, as an import reads it. One picture at a
 * time is in memory. Drawings, which stand in for missing photographs, are not in it.
 */
export function mobileDeArchive(source: ArchiveSource): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const closed = new AbortController()
  output.once('close', () => closed.abort())
  write(zip, source, closed.signal).catch((error: unknown) => output.destroy(error as Error))
  return output
}

async function write(zip: ZipFile, { vehicles, vatCodeOne, photograph }: ArchiveSource, signal: AbortSignal) {
  const add = async (stream: Readable, name: string, compress: boolean) => {
    const read = once(stream, 'end', { signal })
    zip.addReadStream(stream, name, { compress })
    await read
  }
  const pictures: { readonly name: string; readonly key: string }[] = []
  async function* noted() {
    for await (const vehicle of vehicles) {
      const photographs = vehicle.pictures.filter((key) => !isSymbolic(key))
      for (const [index, key] of photographs.entries()) pictures.push({ name: `${vehicle.id}_${index + 1}.jpg`, key })
      yield { ...vehicle, imageKey: String(vehicle.id) }
    }
  }
  await add(Readable.from(mobileDeFile(noted(), vatCodeOne)), 'bestand.csv', true)
  for (const { name, key } of pictures) {
    const bytes = await photograph(key)
    if (bytes) await add(Readable.from([bytes]), name, false)
  }
  zip.end()
}
