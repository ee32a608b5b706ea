import sharp from 'sharp'
import type { PictureBox } from '#domain/upload/boxes.ts'
import { readDocument } from './read-document.ts'
import { coverPicture, readLogo, readPicture } from './read-picture.ts'

/** A process for one file: a line of JSON and the file come in, a line of JSON and a file go out (`file-reader.ts`). */
sharp.concurrency(1)
sharp.cache(false)

const input = Buffer.concat(await Array.fromAsync(process.stdin as AsyncIterable<Buffer>))
const lineEnd = input.indexOf('\n')
const { task, boxes } = JSON.parse(input.toString('utf8', 0, lineEnd)) as {
  readonly task: 'picture' | 'logo' | 'cover' | 'document'
  readonly boxes: readonly PictureBox[]
}
const file = input.subarray(lineEnd + 1)

const TASKS = {
  picture: () => readPicture(file),
  logo: () => readLogo(file),
  cover: async () => ({ bytes: await coverPicture(file, boxes) }),
  document: async () => readDocument(file),
}

const { bytes = Buffer.alloc(0), ...rest }: { readonly bytes?: Buffer; readonly problem?: string } = await TASKS[task]()
process.stdout.write(`${JSON.stringify(rest)}\n`)
process.stdout.write(bytes)
