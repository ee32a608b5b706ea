import { data } from 'react-router'
import { inLanguage } from '#messages/texts.ts'
import { uploadTexts } from '#messages/uploads.ts'
import { type FormValues, formValues } from '#storefront/blocks/form.server.ts'
import { readUploadForm } from '#storefront/blocks/read-upload-form.server.ts'
import { sizeText } from '#domain/format/file-size.ts'
import { type ActionArgs, areaContext } from './request.server.ts'

/** Bytes of a form with many pictures from a telephone; more pictures are added in several steps. */
export const MAX_FORM_BYTES = 120_000_000

export interface FilesForm {
  readonly values: FormValues
  /** By the name of their field. */
  readonly files: ReadonlyMap<string, readonly File[]>
  /** What is wrong with the form as a whole; then nothing of it was read. */
  readonly problem?: string
}

/** A form with the files that it brings. */
export async function readFilesForm({ request, context }: ActionArgs): Promise<FilesForm> {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data'))
    return { values: await formValues(request), files: new Map() }
  const { locale } = context.get(areaContext)
  const form = await readUploadForm(request, MAX_FORM_BYTES)
  const texts = inLanguage(uploadTexts, locale)
  if (form === undefined) throw data(null, 400)
  if (form === 'BUSY') return { values: {}, files: new Map(), problem: texts.busy }
  if (form === 'TOO_LARGE')
    return { values: {}, files: new Map(), problem: texts.formTooLarge(sizeText(MAX_FORM_BYTES, locale)) }
  const entries = [...form]
  return {
    values: Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
    // A browser sends an empty file where none was chosen.
    files: filesByField(
      entries.flatMap(([name, value]) =>
        typeof value !== 'string' && (value.size > 0 || value.name !== '') ? [[name, value]] : [],
      ),
    ),
  }
}

function filesByField(entries: readonly (readonly [name: string, file: File])[]): Map<string, File[]> {
  const byField = Map.groupBy(entries, ([name]) => name)
  return new Map([...byField].map(([name, several]) => [name, several.map(([, file]) => file)]))
}
