import { data, redirect } from 'react-router'
import { pathFor } from '#domain/routes/paths.ts'
import { inLanguage } from '#messages/texts.ts'
import { uploadTexts } from '#messages/uploads.ts'
import { ConfirmPrivateSalePicturesDocument, DrawUploadBoxesDocument } from '#storefront/generated/graphql.ts'
import { boxesAfter } from '../../blocks/drawn-boxes.server.ts'
import { formState, type FormValues, refusedAs } from '../../blocks/form.server.ts'
import {
  changeUploads,
  fileFieldView,
  loadUploads,
  receiveUploads,
  refusedUploads,
} from '../../blocks/uploads.server.ts'
import { mutate } from '../../gateway.server.ts'
import { hasErrorsContext, siteContext } from '../../request.server.ts'
import { afterStep, frameOf, nextLabel, openStep, type PageArgs, resetIfWanted } from './frame.server.ts'
import type { SaleImagesView } from './sale-view.ts'

const UPLOADS = { flow: 'private-sale', kind: 'PICTURE' } as const

/** The pictures in their order; `boxes` in the address names one that parts are covered of. */
export async function loadImages(args: PageArgs): Promise<SaleImagesView> {
  const open = await openStep(args)
  const { step, locale } = open
  const pictures = await loadUploads(args.context, UPLOADS.flow)
  const covering = pictures.find(({ key }) => key === args.url.searchParams.get('boxes'))
  const path = pathFor('private-sale-images', locale)
  const check: Record<string, string> = args.url.searchParams.has('check') ? { check: '1' } : {}
  const boxesOf = (key: string) => `${path}?${new URLSearchParams({ ...check, boxes: key }).toString()}`
  return {
    ...frameOf(open),
    next: nextLabel(step, locale),
    pictures,
    field: fileFieldView(args.context, UPLOADS),
    boxes: Object.fromEntries(pictures.map(({ key }) => [key, boxesOf(key)])),
    ...(covering
      ? {
          covering: {
            ...{ key: covering.key, href: covering.href, name: covering.fileName, drawn: covering.boxes },
            done: `${path}${check.check ? '?check=1' : ''}`,
          },
        }
      : {}),
  }
}

/** Takes pictures in, moves or removes them, covers parts of one, or goes on, as the pressed button says. */
export async function saveImages(args: PageArgs & { readonly request: Request }) {
  const { context, url } = args
  const form = await receiveUploads(args.request, context, UPLOADS)
  const { values, errors } = form
  await resetIfWanted(values, args)
  if (Object.keys(errors).length > 0) {
    context.set(hasErrorsContext, true)
    return refusedUploads(form)
  }
  const here = url.pathname + url.search
  const [action, key = '', number = ''] = (values.intent ?? '').split(':')
  if (action === 'add-box' || action === 'remove-box') return drawBoxes(args, values, { action, key, number })
  if (await changeUploads(context, values)) return redirect(here)
  await mutate(context, ConfirmPrivateSalePicturesDocument)
  return afterStep(args)
}

async function drawBoxes(
  { context, url }: PageArgs,
  values: FormValues,
  { action, key, number }: { readonly action: 'add-box' | 'remove-box'; readonly key: string; readonly number: string },
) {
  const { locale } = context.get(siteContext)
  const drawn = (await loadUploads(context, UPLOADS.flow)).find((upload) => upload.key === key)?.boxes ?? []
  const boxes = [...boxesAfter(drawn, values, { action, number })]
  const answer = await mutate(context, DrawUploadBoxesDocument, { key, boxes })
  if ('result' in answer) return redirect(url.pathname + url.search)
  context.set(hasErrorsContext, true)
  const { boxWrong } = inLanguage(uploadTexts, locale)
  return data({ ...formState(values, [], locale), errors: { left: boxWrong } }, refusedAs(answer.refusals))
}
