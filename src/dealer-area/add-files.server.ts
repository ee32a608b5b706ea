import { data } from 'react-router'
import type { Refused } from '#domain/refused.ts'
import { parseRowId } from '#domain/row-id.ts'
import { problemText } from '#storefront/blocks/upload-texts.server.ts'
import { caseFileTexts } from '#messages/dealer-files.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import type { FilesForm } from './files-form.server.ts'
import { type ActionArgs, type AddFiles, addFilesContext, areaContext } from './request.server.ts'

/** The name of the field with the files. */
const FIELD = 'files'

/**
 * Adds a form's files to a case. Returns the form with its errors, undefined where all was stored. A case that does not exist, or that the
 * requester has no permission for, is answered with 404.
 */
export async function addFiles(
  { context }: ActionArgs,
  { kind, id }: { readonly kind: Parameters<AddFiles>[0]['of']['kind']; readonly id: string },
  { values, files, problem }: FilesForm,
): Promise<FormState | undefined> {
  const { locale } = context.get(areaContext)
  const rowId = parseRowId(id)
  if (rowId === undefined) throw data(null, 404)
  if (problem) return { values, errors: { [FIELD]: problem } }
  const chosen = files.get(FIELD) ?? []
  if (chosen.length === 0) return { values, errors: { [FIELD]: caseFileTexts.noFile[locale] } }
  const sent = chosen.map(async (file) => ({ fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }))
  const added = { of: { kind, id: rowId }, field: values.field ?? '', files: await Promise.all(sent) }
  const outcome = await context.get(addFilesContext)(added)
  if (outcome.kind === 'refused') {
    const code = outcome.code as Refused['code']
    if (code === 'INVALID_INPUT') return { values, errors: { field: caseFileTexts.chooseField[locale] } }
    if (code === 'CONFLICT') return { values, errors: {}, notice: caseFileTexts.tooLate[locale] }
    throw data(null, 404)
  }
  if (outcome.problems.length === 0) return undefined
  const fileKind = kind === 'ORDER' ? 'DOCUMENT' : 'PICTURE'
  const errors = outcome.problems.map(({ fileName, problem: each }, index) => [
    index === 0 ? FIELD : `${FIELD}.${index + 1}`,
    problemText(each, fileName, fileKind, locale),
  ])
  return { values, errors: Object.fromEntries(errors) }
}
