import { inflateSync } from 'node:zlib'
import type { UploadProblem } from '#domain/upload/upload.ts'
import { endOfJpeg, endOfPdf, endOfPng } from './file-ends.ts'

interface DocumentType {
  readonly contentType: string
  readonly signature: string
  endOf(bytes: Buffer): number | undefined
}

const TYPES: readonly DocumentType[] = [
  { contentType: 'application/pdf', signature: '%PDF-', endOf: endOfPdf },
  { contentType: 'image/jpeg', signature: '\xff\xd8\xff', endOf: endOfJpeg },
  { contentType: 'image/png', signature: '\x89PNG\r\n\x1a\n', endOf: endOfPng },
]

/** Bytes of an object stream and object streams of a PDF that are looked through; a PDF with more is refused. */
const MAX_OBJECTS_BYTES = 8_000_000
const MAX_OBJECT_STREAMS = 500

/** Names with which a PDF runs scripts or programs, or carries files (ISO 32000-1, 12.6.4 and 7.11.4). */
const ACTIVE = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData)(?![A-Za-z0-9])/

const OBJECT_STREAM = /\/ObjStm(?![A-Za-z0-9])/g

/** Filters of a stream, also by the short names that readers accept, and the parameters with which they are undone. */
const PACKING = /\/(Filter|DecodeParms|DP|[A-Za-z0-9]+Decode|Fl|LZW|RL|A85|AHx|Crypt)(?![A-Za-z0-9])/g
const PACKED_ONCE = /\/Filter\s*(?:\/FlateDecode(?![A-Za-z0-9])|\[\s*\/FlateDecode\s*\])/

/**
 * A document of the type that its first bytes say, whatever it is called, without anything appended behind its end. Refused: other types
 * (WRONG_TYPE), files without an end and PDFs that cannot be looked through (DAMAGED), encrypted PDFs (PASSWORD_PROTECTED), and those with
 * scripts, programs or attachments (ACTIVE_CONTENT).
 */
export function readDocument(
  file: Buffer,
): { readonly contentType: string; readonly bytes: Buffer } | { readonly problem: UploadProblem } {
  const head = file.toString('latin1', 0, 8)
  const type = TYPES.find(({ signature }) => head.startsWith(signature))
  if (!type) return { problem: 'WRONG_TYPE' }
  const end = type.endOf(file)
  if (end === undefined) return { problem: 'DAMAGED' }
  const bytes = file.subarray(0, end)
  const problem = type.contentType === 'application/pdf' ? problemOfPdf(bytes) : undefined
  return problem ? { problem } : { contentType: type.contentType, bytes }
}

function problemOfPdf(bytes: Buffer): UploadProblem | undefined {
  const objects: (string | undefined)[] = []
  const text = bytes.toString('latin1')
  let end = 0
  // Page contents and fonts are no objects, and their compressed bytes would match by chance.
  const outside = text.replaceAll(
    /stream[ \t]*(?:\r\n|\r|\n)([\s\S]*?)endstream/g,
    (whole, content: string, at: number) => {
      const head = plainNames(text.slice(end, at))
      end = at + whole.length
      if (head.search(OBJECT_STREAM) >= 0 && objects.length <= MAX_OBJECT_STREAMS)
        objects.push(objects.length < MAX_OBJECT_STREAMS ? unpacked(head, content) : undefined)
      return ' '
    },
  )
  const readable = objects.filter((part) => part !== undefined)
  const names = [outside, ...readable].map(plainNames)
  if (!names.some((part) => part.includes('/Type'))) return 'DAMAGED'
  if (names.some((part) => /\/Encrypt(?![A-Za-z0-9])/.test(part))) return 'PASSWORD_PROTECTED'
  if (names.some((part) => ACTIVE.test(part))) return 'ACTIVE_CONTENT'
  const announced = plainNames(outside).match(OBJECT_STREAM)?.length ?? 0
  return readable.length < announced ? 'DAMAGED' : undefined
}

/** Names may be written with codes: `/J#53` is `/JS`. */
function plainNames(text: string): string {
  return text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** The objects of a stream with this head; undefined where they are too large, or packed otherwise than PDF programs pack them. */
function unpacked(head: string, content: string): string | undefined {
  const packing = head.match(PACKING) ?? []
  if (packing.length === 0) return content
  if (packing.join() !== '/Filter,/FlateDecode' || !PACKED_ONCE.test(head)) return undefined
  try {
    return inflateSync(Buffer.from(content, 'latin1'), { maxOutputLength: MAX_OBJECTS_BYTES }).toString('latin1')
  } catch {
    return undefined
  }
}
