import { data } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { formatInstant } from '#domain/format/dates.ts'
import { parseRowId } from '#domain/row-id.ts'
import { type UploadProblem, VEHICLE_PICTURE_LIMIT } from '#domain/upload/upload.ts'
import { movedPictures, PICTURE_MOVES } from '#domain/vehicle/picture-order.ts'
import { vehiclePictureTexts } from '#messages/dealer-pictures.ts'
import { inLanguage } from '#messages/texts.ts'
import { uploadTexts } from '#messages/uploads.ts'
import { BOX_SIDES } from '#storefront/blocks/box-sides.ts'
import { boxesAfter } from '#storefront/blocks/drawn-boxes.server.ts'
import { formState, type FormValues, refusedAs } from '#storefront/blocks/form.server.ts'
import { problemText } from '#storefront/blocks/upload-texts.server.ts'
import {
  CoverVehiclePictureDocument,
  OrderVehiclePicturesDocument,
  StockVehicleDocument,
} from '../../generated/graphql.ts'
import type { FilesForm } from '../../files-form.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { type ActionArgs, addPicturesContext, areaContext } from '../../request.server.ts'
import type { VehicleFormState } from './stock-vehicle.server.ts'

const FIELD = 'pictures'

export type Answer = ReturnType<typeof data<VehicleFormState>>

/**
 * Adds the form's files, and changes the pictures as the pressed button says; everything that was entered stands as it was. Undefined where
 * neither is the case: the form is then about the fields.
 */
export async function changePictures(args: ActionArgs, form: FilesForm): Promise<Answer | undefined> {
  const { locale } = args.context.get(areaContext)
  const { values, files, problem } = form
  if (problem) return data({ values, errors: { [FIELD]: problem } }, { status: 400 })
  const [action = '', key = '', number = ''] = (values.intent ?? '').split(':')
  const pictures = files.get(FIELD) ?? []
  if (pictures.length > 0) {
    const errors = await addFiles(args, pictures)
    if (Object.keys(errors).length > 0) return data({ values, errors }, { status: 400 })
    if (action === 'upload') return shown(values, vehiclePictureTexts.added[locale](pictures.length))
  }
  if (action === 'upload')
    return data({ values, errors: { [FIELD]: vehiclePictureTexts.noFile[locale] } }, { status: 400 })
  if (action === 'boxes') return data({ values: withoutBox(values), errors: {}, covering: key })
  if (action === 'boxes-done') return shown(withoutBox(values))
  if (action === 'add-box' || action === 'remove-box') return drawBoxes(args, values, { action, key, number })
  const move = PICTURE_MOVES.find((each) => each === action)
  return move === undefined ? undefined : movePicture(args, values, { move, key })
}

async function addFiles({ context, params }: ActionArgs, files: readonly File[]): Promise<Record<string, string>> {
  const { locale } = context.get(areaContext)
  const vehicleId = parseRowId(params.vehicleId ?? '')
  if (vehicleId === undefined) throw data(null, 404)
  const outcome = await context.get(addPicturesContext)({ vehicleId, files: await sentFiles(files) })
  if (outcome.kind === 'refused') throw data(null, 404)
  return problemsOf(outcome.problems, FIELD, locale)
}

export function sentFiles(files: readonly File[]) {
  return Promise.all(
    files.map(async (file) => ({ fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
}

/** What is wrong with the pictures of a field, below each other. */
export function problemsOf(
  problems: readonly { readonly fileName: string; readonly problem: UploadProblem }[],
  field: string,
  locale: Locale,
): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ fileName, problem }, index) => [
      index === 0 ? field : `${field}.${index + 1}`,
      problemText(problem, fileName, 'PICTURE', locale, VEHICLE_PICTURE_LIMIT),
    ]),
  )
}

async function movePicture(
  args: ActionArgs,
  values: FormValues,
  { move, key }: { readonly move: (typeof PICTURE_MOVES)[number]; readonly key: string },
): Promise<Answer> {
  const { id, vehicle, fingerprint } = await present(args, values)
  const pictures = [...movedPictures(vehicle.pictureCount > 0 ? vehicle.pictures : [], key, move)]
  const answer = await mutate(args.context, OrderVehiclePicturesDocument, { id, fingerprint, pictures })
  return 'result' in answer ? shown(values) : refusedAgain(args, values, answer)
}

async function drawBoxes(
  args: ActionArgs,
  values: FormValues,
  { key, ...change }: { readonly action: 'add-box' | 'remove-box'; readonly key: string; readonly number: string },
): Promise<Answer> {
  const { locale } = args.context.get(areaContext)
  const { id, vehicle, fingerprint } = await present(args, values)
  const drawn = vehicle.coveredPictures.find((covered) => covered.key === key)?.boxes ?? []
  const boxes = [...boxesAfter(drawn, values, change)]
  const answer = await mutate(args.context, CoverVehiclePictureDocument, { id, fingerprint, picture: key, boxes })
  if ('result' in answer)
    return data({ values: withoutBox(values), errors: {}, covering: answer.result.coverVehiclePicture })
  if (answer.refusals.some(({ code }) => code === 'CHANGED')) return refusedAgain(args, values, answer)
  const errors = { left: uploadTexts.boxWrong[locale] }
  return data({ ...formState(values, [], locale), errors, covering: key }, refusedAs(answer.refusals))
}

async function present({ context, params: { vehicleId: id = '' } }: ActionArgs, values: FormValues) {
  const { stockVehicle: vehicle } = await query(context, StockVehicleDocument, { id })
  return { id, vehicle, fingerprint: values['pictures-fingerprint'] ?? '' }
}

/** Somebody else has changed the pictures: the present ones are shown, with who it was. */
async function refusedAgain(
  args: ActionArgs,
  values: FormValues,
  { refusals }: { readonly refusals: Parameters<typeof formState>[1] },
): Promise<Answer> {
  const { locale } = args.context.get(areaContext)
  if (!refusals.some(({ code }) => code === 'CHANGED'))
    return data({ ...formState(values, refusals, locale) }, refusedAs(refusals))
  const { vehicle } = await present(args, values)
  return data({ values, errors: { [FIELD]: changedText(vehicle.lastChange ?? null, locale) } }, { status: 409 })
}

function changedText(last: { readonly by: string; readonly at: string } | null, locale: Locale): string {
  const texts = inLanguage(vehiclePictureTexts, locale)
  return last ? texts.changedBy(last.by, formatInstant(last.at, locale)) : texts.changedByFeed
}

/** The page with what was entered. */
export function shown(values: FormValues, done?: string): Answer {
  return data({ values, errors: {}, ...(done ? { done } : {}) })
}

/** The next picture has boxes of its own. */
function withoutBox(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !BOX_SIDES.some((side) => side === name)))
}
