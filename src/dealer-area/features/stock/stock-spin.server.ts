import { data } from 'react-router'
import { parseRowId } from '#domain/row-id.ts'
import { isSpin, MIN_SPIN_FRAMES, SPIN_LIMIT } from '#domain/vehicle/spin.ts'
import { vehicleSpinTexts } from '#messages/dealer-spin.ts'
import { inLanguage } from '#messages/texts.ts'
import { formState, refusedAs } from '#storefront/blocks/form.server.ts'
import { RemoveVehicleSpinDocument } from '../../generated/graphql.ts'
import type { FilesForm } from '../../files-form.server.ts'
import { mutate } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, replaceSpinContext } from '../../request.server.ts'
import { type Answer, changePictures, problemsOf, sentFiles, shown } from './stock-pictures.server.ts'

const FIELD = 'spin'

/**
 * Replaces the turn of a car by the form's files, or removes it; everything that was entered stands as it was. Undefined where the form is
 * about something else.
 */
export async function changeSpin(args: ActionArgs, form: FilesForm): Promise<Answer | undefined> {
  const { values, files, problem } = form
  const { locale } = args.context.get(areaContext)
  const texts = inLanguage(vehicleSpinTexts, locale)
  const refuse = (text: string, status = 400) => data({ values, errors: { [FIELD]: text } }, { status })
  if (problem) return args.url.searchParams.get('files') === FIELD ? refuse(problem) : undefined
  if (values.intent === 'remove-spin') return removeSpin(args, form)
  const frames = files.get(FIELD) ?? []
  if (frames.length > 0) {
    if (!isSpin(frames.length)) return refuse(texts.wrongCount(frames.length, MIN_SPIN_FRAMES, SPIN_LIMIT.maxFiles))
    const outcome = await args.context.get(replaceSpinContext)({
      ...{ vehicleId: vehicleIdOf(args), fingerprint: values['spin-fingerprint'] ?? '' },
      files: await sentFiles(frames),
    })
    if (outcome.kind === 'problems')
      return data({ values, errors: problemsOf(outcome.problems, FIELD, locale) }, { status: 400 })
    if (outcome.kind === 'refused' && outcome.code === 'CHANGED') return refuse(texts.changed, 409)
    if (outcome.kind === 'refused') throw data(null, 404)
  }
  if (values.intent !== FIELD) return undefined
  if (frames.length === 0) return refuse(texts.noFile)
  // Without a script files may have been chosen in both fields.
  return (await changePictures(args, form)) ?? shown(values, texts.saved(frames.length))
}

async function removeSpin(args: ActionArgs, { values }: FilesForm): Promise<Answer> {
  const { locale } = args.context.get(areaContext)
  const shownSpin = { id: String(vehicleIdOf(args)), fingerprint: values['spin-fingerprint'] ?? '' }
  const answer = await mutate(args.context, RemoveVehicleSpinDocument, shownSpin)
  if ('result' in answer) return shown(values, vehicleSpinTexts.removed[locale])
  if (answer.refusals.some(({ code }) => code === 'CHANGED'))
    return data({ values, errors: { [FIELD]: vehicleSpinTexts.changed[locale] } }, { status: 409 })
  return data({ ...formState(values, answer.refusals, locale) }, refusedAs(answer.refusals))
}

function vehicleIdOf({ params }: ActionArgs): number {
  const vehicleId = parseRowId(params.vehicleId ?? '')
  if (vehicleId === undefined) throw data(null, 404)
  return vehicleId
}
