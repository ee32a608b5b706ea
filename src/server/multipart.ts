/** A part of a multipart form; its data have to be read before the next part. */
export interface FormPart {
  readonly name: string
  /** Null for a field that is no file. */
  readonly fileName: string | null
  readonly data: AsyncGenerator<Buffer>
}

/** Thrown for a body that is no valid form, ends early, or has a field that is too long. */
export class BrokenForm extends Error {}

const MAX_HEADERS = 8 * 1024

/** The parts of a multipart form as they arrive (RFC 7578), so that a file of any size takes little memory. */
export async function* readFormParts(body: AsyncIterable<Uint8Array>, contentType: string): AsyncGenerator<FormPart> {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType)
  if (!boundary) throw new BrokenForm('no boundary')
  // The first boundary has no line break before it.
  const reader = byteReader(body, Buffer.from('\r\n'))
  const delimiter = Buffer.from(`\r\n--${boundary[1] ?? boundary[2]}`)
  for await (const _ of reader.until(delimiter));
  while ((await reader.take(2)).toString() !== '--') {
    const headers = await text(reader.until(Buffer.from('\r\n\r\n')), MAX_HEADERS)
    const disposition = /^content-disposition:.*$/im.exec(headers)?.[0] ?? ''
    const data = reader.until(delimiter)
    yield { name: parameter(disposition, 'name') ?? '', fileName: parameter(disposition, 'filename'), data }
    for await (const _ of data);
  }
}

/** The text of a field. Throws `BrokenForm` where it has more than `maxBytes`. */
export async function text(data: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of data) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new BrokenForm('too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parameter(header: string, name: string): string | null {
  const value = new RegExp(`[;\\s]${name}="([^"]*)"`, 'i').exec(header)?.[1]
  return value === undefined ? null : value.replaceAll('%22', '"').replaceAll(/%0D|%0A/gi, ' ')
}

function byteReader(body: AsyncIterable<Uint8Array>, start: Buffer) {
  const chunks = body[Symbol.asyncIterator]()
  let rest = start
  async function more(): Promise<void> {
    const { value, done } = await chunks.next()
    if (done) throw new BrokenForm('ends early')
    rest = Buffer.concat([rest, value])
  }
  return {
    async take(bytes: number): Promise<Buffer> {
      while (rest.length < bytes) await more()
      const taken = rest.subarray(0, bytes)
      rest = rest.subarray(bytes)
      return taken
    },
    /** The bytes before the delimiter, which is consumed too. */
    async *until(delimiter: Buffer): AsyncGenerator<Buffer> {
      for (let at = rest.indexOf(delimiter); ; at = rest.indexOf(delimiter)) {
        if (at >= 0) {
          const last = rest.subarray(0, at)
          rest = rest.subarray(at + delimiter.length)
          if (last.length > 0) yield last
          return
        }
        // The end may be the beginning of the delimiter.
        const safe = rest.length - delimiter.length + 1
        if (safe > 0) {
          const piece = rest.subarray(0, safe)
          rest = rest.subarray(safe)
          yield piece
        }
        await more()
      }
    },
  }
}
