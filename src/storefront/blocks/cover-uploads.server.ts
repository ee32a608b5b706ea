import { data, redirect, type RouterContextProvider } from 'react-router'
import type { DraftName } from '#domain/routes/flows.ts'
import { inLanguage } from '#messages/texts.ts'
import { uploadTexts } from '#messages/uploads.ts'
import { DrawUploadBoxesDocument } from '#storefront/generated/graphql.ts'
import { mutate } from '../gateway.server.ts'
import { hasErrorsContext, siteContext } from '../request.server.ts'
import { BOX_SIDES } from './box-sides.ts'
import type { CoveringView } from './cover-view.ts'
import { boxesAfter, wrongSide } from './drawn-boxes.server.ts'
import { formState, type FormValues, refusedAs } from './form.server.ts'
import { leaveRedirect } from './leave-step.server.ts'
import type { UploadView } from './upload-view.ts'
import { loadUploads } from './uploads.server.ts'

interface PageArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/** Parameter of a step's address that names the picture whose parts are being covered. */
export const COVERING_PARAMETER = 'boxes'

/** Where parts of each picture are covered, by its key. */
export function coveringHrefs(uploads: readonly UploadView[], url: URL): Record<string, string> {
  return Object.fromEntries(uploads.map(({ key }) => [key, address(url, key)]))
}

/** The picture that the address names; undefined where it names none of these. `hash`: the part of the step it leads back to. */
export function coveringView(uploads: readonly UploadView[], url: URL, hash = ''): CoveringView | undefined {
  const named = uploads.find(({ key }) => key === url.searchParams.get(COVERING_PARAMETER))
  if (!named) return undefined
  const { key, href, fileName, boxes } = named
  return { key, href, name: fileName, drawn: boxes.length, done: address(url, null) + hash }
}

/**
 * Adds or removes a box where a button of `BoxActs` was pressed, or Enter in one of its fields, and shows the picture again. A picture that
 * is left has the boxes drawn so far: sides that were only typed are no box. Undefined for any other button.
 */
export async function coverUpload({ context, url }: PageArgs, flow: DraftName, values: FormValues) {
  const covering = url.searchParams.get(COVERING_PARAMETER)
  // Enter in a field of a box names no button, nor does the step's own form under an address whose picture is gone.
  const entered = covering !== null && BOX_SIDES.some((side) => side in values) ? `add-box:${covering}` : ''
  if (entered && values.leave !== undefined) return leaveRedirect(url, values)
  const [action, key = '', number = ''] = (values.intent ?? entered).split(':')
  if (action !== 'add-box' && action !== 'remove-box') return undefined
  const { locale } = context.get(siteContext)
  const drawn = (await loadUploads(context, flow)).find((upload) => upload.key === key)?.boxes ?? []
  const boxes = [...boxesAfter(drawn, values, { action, number })]
  const answer = await mutate(context, DrawUploadBoxesDocument, { key, boxes })
  if ('result' in answer) return redirect(url.pathname + url.search)
  context.set(hasErrorsContext, true)
  const { boxWrong } = inLanguage(uploadTexts, locale)
  const errors = { [wrongSide(values)]: boxWrong }
  return data({ ...formState(values, [], locale), errors }, refusedAs(answer.refusals))
}

function address({ pathname, searchParams }: URL, key: string | null): string {
  const query = new URLSearchParams(searchParams)
  if (key === null) query.delete(COVERING_PARAMETER)
  else query.set(COVERING_PARAMETER, key)
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname
}
