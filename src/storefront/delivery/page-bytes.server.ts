/** A large page in UTF-8; a larger one gets a larger desk. */
const DESK_BYTES = 512 * 1024
/** A character of a JavaScript string becomes three bytes at most. */
const MAX_BYTES_PER_UNIT = 3

const encoder = new TextEncoder()
let desk = new Uint8Array(DESK_BYTES)

/**
 * The parts of a page, one after the other, in UTF-8. They are never joined to one string, and written at a desk that is used again and
 * again: a new piece of memory as large as a page costs several times what writing it does.
 */
export function pageBytes(parts: readonly string[]): Uint8Array<ArrayBuffer> {
  const needed = MAX_BYTES_PER_UNIT * parts.reduce((sum, part) => sum + part.length, 0)
  if (desk.length < needed) desk = new Uint8Array(needed)
  let end = 0
  for (const part of parts) end += encoder.encodeInto(part, desk.subarray(end)).written
  return desk.slice(0, end)
}
