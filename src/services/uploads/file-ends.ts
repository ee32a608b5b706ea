/** Where a JPEG ends: behind its marker EOI. Undefined where it has no end. Markers within segments do not count. */
export function endOfJpeg(bytes: Buffer): number | undefined {
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1]!
    if (marker === 0xff) at += 1
    else if (marker === 0xd9) return at + 2
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else {
      at += 2 + bytes.readUInt16BE(at + 2)
      if (marker === 0xda) at = endOfScan(bytes, at)
    }
  }
  return at + 2 <= bytes.length && bytes.readUInt16BE(at) === 0xffd9 ? at + 2 : undefined
}

/** The next marker behind compressed data, in which FF is followed by 00 or a restart marker. */
function endOfScan(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start)
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1]!
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2))
  }
  return bytes.length
}

/** Where a PNG ends: behind its chunk IEND. Undefined where it has no end. */
export function endOfPng(bytes: Buffer): number | undefined {
  let at = 8
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end <= bytes.length ? end : undefined
    at = end
  }
  return undefined
}

/** How far back from the end a PDF's `%%EOF` is looked for (ISO 32000-1, annex H: 1,024 bytes). */
const MAX_PDF_TAIL = 1024

/** Where a PDF ends: behind its last `%%EOF`. Undefined where it has no end. */
export function endOfPdf(bytes: Buffer): number | undefined {
  const mark = bytes.lastIndexOf('%%EOF')
  return mark >= bytes.length - MAX_PDF_TAIL && mark > 0 ? mark + 5 : undefined
}
