import { redirect } from 'react-router'
import { ConfirmPrivateSalePicturesDocument } from '#storefront/generated/graphql.ts'
import { coveringHrefs, coveringView, coverUpload } from '../../blocks/cover-uploads.server.ts'
import {
  changeUploads,
  fileFieldView,
  loadUploads,
  receiveUploads,
  refusedUploads,
} from '../../blocks/uploads.server.ts'
import { leaveRedirect } from '../../blocks/leave-step.server.ts'
import { mutate } from '../../gateway.server.ts'
import { hasErrorsContext } from '../../request.server.ts'
import { afterStep, frameOf, nextLabel, openStep, type PageArgs, resetIfWanted } from './frame.server.ts'
import type { SaleImagesView } from './sale-view.ts'

const UPLOADS = { flow: 'private-sale', kind: 'PICTURE' } as const

/** The pictures in their order; `boxes` in the address names one whose parts are being covered. */
export async function loadImages(args: PageArgs): Promise<SaleImagesView> {
  const open = await openStep(args)
  const { step, locale } = open
  const pictures = await loadUploads(args.context, UPLOADS.flow)
  const covering = coveringView(pictures, args.url)
  return {
    ...frameOf(open),
    next: nextLabel(step, locale),
    pictures,
    field: fileFieldView(args.context, UPLOADS),
    boxes: coveringHrefs(pictures, args.url),
    ...(covering ? { covering } : {}),
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
  const covered = await coverUpload(args, UPLOADS.flow, values)
  const left = leaveRedirect(url, values)
  if (left) return left
  if (covered) return covered
  if (await changeUploads(context, values)) return redirect(here)
  await mutate(context, ConfirmPrivateSalePicturesDocument)
  return afterStep(args)
}
