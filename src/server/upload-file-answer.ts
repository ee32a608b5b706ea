import type { Context } from 'hono'
import { contentDisposition } from '#domain/content-disposition.ts'
import type { UploadFile } from '#use-cases/upload/upload-file.ts'
import type { WebEnv } from './web-env.ts'

/** An upload as a file that no browser opens within the shop; 404 where there is none. */
export function uploadFileAnswer(c: Context<WebEnv>, file: UploadFile | undefined): Response {
  c.header('Cache-Control', 'no-store, private')
  if (!file) return c.text('Diese Datei gibt es nicht. / There is no such file.', 404)
  c.header('Content-Type', file.contentType)
  c.header('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
  c.header('Cross-Origin-Resource-Policy', 'same-origin')
  c.header('Content-Disposition', contentDisposition(file.isDocument ? 'attachment' : 'inline', file.fileName))
  return c.body(new Uint8Array(file.bytes))
}
