import { MAX_UPLOAD_FORM_BYTES } from '#domain/upload/upload.ts'

/** Bytes of all forms that are being received at the same time; a form beyond them is answered with `BUSY`. */
const MAX_RECEIVING_BYTES = 4 * MAX_UPLOAD_FORM_BYTES
/** A browser shows an answer only after it has sent everything, so up to this many bytes are received and thrown away. */
const MAX_DISCARDED_BYTES = 10 * MAX_UPLOAD_FORM_BYTES

let receiving = 0

/**
 * A multipart form, its size limited while it is read. Of one that is refused the rest is read and thrown away, so that the browser shows
 * the answer. Undefined for a body that is no form.
 */
export async function readUploadForm(
  request: Request,
  maxBytes = MAX_UPLOAD_FORM_BYTES,
): Promise<FormData | 'TOO_LARGE' | 'BUSY' | undefined> {
  const body = request.body
  const contentType = request.headers.get('Content-Type')
  if (!body || !contentType) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  let counted = 0
  let problem: 'TOO_LARGE' | 'BUSY' | undefined
  try {
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > maxBytes) problem = 'TOO_LARGE'
      else if (receiving + chunk.length > MAX_RECEIVING_BYTES) problem ??= 'BUSY'
      if (problem) {
        chunks.length = 0
        if (size > MAX_DISCARDED_BYTES) break
        continue
      }
      receiving += chunk.length
      counted += chunk.length
      chunks.push(chunk)
    }
    if (problem) return problem
    return await new Response(new Blob(chunks as BlobPart[]), { headers: { 'Content-Type': contentType } })
      .formData()
      .catch(() => undefined)
  } finally {
    receiving -= counted
  }
}
