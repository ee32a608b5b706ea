import { contentDisposition } from '#domain/content-disposition.ts'

interface OpenedFile {
  readonly fileName: string
  readonly contentType: string
  readonly base64: string
}

/** An uploaded file as an answer; a browser guesses nothing about it and opens no document within the shop. */
export function fileResponse({ fileName, contentType, base64 }: OpenedFile, disposition: 'inline' | 'attachment') {
  return new Response(Buffer.from(base64, 'base64'), {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': contentDisposition(disposition, fileName),
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  })
}
