/** The longest line that is read; even long descriptions stay far below. */
export const MAX_LINE_BYTES = 256 * 1024

/** A line with its number, from 1. `bytes` is null for a line that is too long and empty for an empty one. */
export interface ByteLine {
  readonly number: number
  readonly bytes: Buffer | null
}

const NEWLINE = 0x0a
const RETURN = 0x0d

/**
 * Splits a stream of bytes into lines and holds one line in memory at most. In this format a record is exactly one line, so a broken record
 * never affects its neighbours.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ByteLine[]> {
  let number = 1
  let begun: Buffer[] = []
  let length = 0
  const finish = (tail: Buffer): ByteLine => {
    const isTooLong = length + tail.length > MAX_LINE_BYTES
    const bytes = isTooLong ? null : withoutReturn(begun.length === 0 ? tail : Buffer.concat([...begun, tail]))
    begun = []
    length = 0
    return { number: number++, bytes }
  }
  for await (const bytes of chunks) {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const lines: ByteLine[] = []
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      lines.push(finish(chunk.subarray(start, end)))
      start = end + 1
    }
    const rest = chunk.subarray(start)
    length += rest.length
    // Only the length of a line that is already too long still matters.
    if (length > MAX_LINE_BYTES) begun = []
    else if (rest.length > 0) begun.push(rest)
    if (lines.length > 0) yield lines
  }
  if (length > 0) yield [finish(Buffer.alloc(0))]
}

function withoutReturn(bytes: Buffer): Buffer {
  return bytes.at(-1) === RETURN ? bytes.subarray(0, -1) : bytes
}
