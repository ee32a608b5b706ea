import type { UploadFile } from '#use-cases/upload/upload-file.ts'
import { builder } from './builder.ts'

/** An uploaded file; the pages are the only clients, and pass it on as it is. */
export const OpenedFileType = builder.objectRef<UploadFile>('OpenedFile').implement({
  fields: (t) => ({
    fileName: t.exposeString('fileName'),
    contentType: t.exposeString('contentType'),
    base64: t.string({ resolve: ({ bytes }) => bytes.toString('base64') }),
  }),
})
