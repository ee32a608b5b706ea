import { data, type RouterContextProvider } from 'react-router'
import { sizeText } from '#domain/format/file-size.ts'
import type { Locale } from '#domain/locale.ts'
import type { DraftName } from '#domain/routes/flows.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { type GaragePlace, MAX_UPLOAD_FORM_BYTES, UPLOAD_LIMITS, type UploadKind } from '#domain/upload/upload.ts'
import { inLanguage } from '#messages/texts.ts'
import { uploadTexts, uploadTypesText } from '#messages/uploads.ts'
import {
  ChooseCoverUploadDocument,
  MoveUploadDocument,
  RemoveUploadDocument,
  type UploadFieldsFragment,
  UploadsDocument,
} from '#storefront/generated/graphql.ts'
import { draftEnded, mutate, query } from '../gateway.server.ts'
import { noteFormContext, siteContext, uploadContext } from '../request.server.ts'
import { type FormValues, formValues } from './form.server.ts'
import { problemText } from './upload-texts.server.ts'
import { readUploadForm } from './read-upload-form.server.ts'
import type { FileFieldView, UploadView } from './upload-view.ts'

type Context = Readonly<RouterContextProvider>

/** What arrived with a form that may bring files. */
export interface ReceivedForm {
  /** Its text fields. */
  readonly values: FormValues
  /** Keys of the files that were stored. */
  readonly stored: readonly string[]
  /** A sentence for each file that was not, by field: the second of a field is named `<field>.2`. */
  readonly errors: Readonly<Record<string, string>>
}

interface Receiving {
  readonly flow: DraftName | GaragePlace
  readonly kind: UploadKind
}

/**
 * Reads the form of a step, or of a car's documents, and stores its files with the flow's draft or the car. An action calls it in place of
 * `formValues`, returns `refusedUploads` where there are errors, and needs nothing else: with a script the files arrive one by one at an
 * endpoint of their own.
 */
export async function receiveUploads(
  request: Request,
  context: Context,
  { flow, kind }: Receiving,
): Promise<ReceivedForm> {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data'))
    return { values: await formValues(request), stored: [], errors: {} }
  const { locale } = context.get(siteContext)
  const texts = inLanguage(uploadTexts, locale)
  const form = await readUploadForm(request)
  if (form === undefined) throw data(null, 400)
  if (form === 'BUSY') return { values: {}, stored: [], errors: { files: texts.busy } }
  if (form === 'TOO_LARGE')
    return { values: {}, stored: [], errors: { files: texts.formTooLarge(sizeText(MAX_UPLOAD_FORM_BYTES, locale)) } }
  const values: Record<string, string> = {}
  for (const [field, value] of form) if (typeof value === 'string') values[field] = value
  context.set(siteContext, { ...context.get(siteContext), ...(await context.get(noteFormContext)(values)) })
  const errors: Record<string, string> = {}
  const stored: string[] = []
  const empty: string[] = []
  for (const [field, value] of form) {
    if (typeof value === 'string') continue
    // A browser sends an empty file where none was chosen.
    if (value.size === 0 && value.name === '') empty.push(field)
    else {
      const bytes = new Uint8Array(await value.arrayBuffer())
      const outcome = await context.get(uploadContext)({ flow, kind, field, fileName: value.name, bytes })
      if (outcome.kind === 'done') stored.push(outcome.key)
      else if (outcome.problem === 'DRAFT_ENDED') throw draftEnded(context)
      else addError(errors, field, problemText(outcome.problem, value.name, kind, locale))
    }
  }
  const [field] = empty
  const hasNone = stored.length === 0 && Object.keys(errors).length === 0
  if (values.intent === 'upload' && hasNone && field) addError(errors, field, problemText('NO_FILE', '', kind, locale))
  return { values, stored, errors }
}

/** The step again, with what was wrong with its files. */
export function refusedUploads({ values, errors }: ReceivedForm) {
  return data({ values, errors }, { status: 400 })
}

function addError(errors: Record<string, string>, field: string, text: string): void {
  const earlier = Object.keys(errors).filter((name) => name === field || name.startsWith(`${field}.`)).length
  errors[earlier === 0 ? field : `${field}.${earlier + 1}`] = text
}

/** Removes or moves an upload as the pressed button says (`intent`: what, a colon, its key); false for any other button. */
export async function changeUploads(context: Context, { intent = '' }: FormValues): Promise<boolean> {
  const [action, key = ''] = intent.split(':')
  if (action === 'remove-upload') await mutate(context, RemoveUploadDocument, { key })
  else if (action === 'upload-earlier') await mutate(context, MoveUploadDocument, { key, by: -1 })
  else if (action === 'upload-later') await mutate(context, MoveUploadDocument, { key, by: 1 })
  else if (action === 'upload-cover') await mutate(context, ChooseCoverUploadDocument, { key })
  else return action === 'upload'
  return true
}

/** The files of a flow in their order. */
export async function loadUploads(context: Context, flow: DraftName): Promise<UploadView[]> {
  const { locale } = context.get(siteContext)
  const { uploads } = await query(context, UploadsDocument, { flow })
  return uploads.map((upload) => uploadView(upload, locale))
}

export function uploadView({ bytes, path, ...upload }: UploadFieldsFragment, locale: Locale): UploadView {
  return { ...upload, size: sizeText(bytes, locale), href: path }
}

/** What a file field needs: its limits, and where its script sends files. */
export function fileFieldView(context: Context, { flow, kind }: Receiving): FileFieldView {
  const { locale, draftId } = context.get(siteContext)
  const { types, maxBytes, maxFiles } = UPLOAD_LIMITS[kind]
  const address = pathFor('upload', locale, { upload: 'new' })
  const size = sizeText(maxBytes, locale)
  return {
    accept: types.join(','),
    action: `${address}?${new URLSearchParams({ flow, kind, ...(draftId ? { draft: draftId } : {}) }).toString()}`,
    hint: inLanguage(uploadTexts, locale).limits(uploadTypesText[kind][locale], size, maxFiles),
  }
}
