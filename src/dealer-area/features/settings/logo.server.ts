import { data, redirect } from 'react-router'
import { MAX_LOGO_BYTES } from '#domain/brand-look/logo.ts'
import { UPLOAD_LIMITS } from '#domain/upload/upload.ts'
import { logoTexts } from '#messages/dealer-logo.ts'
import { uploadTexts } from '#messages/uploads.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { readUploadForm } from '#storefront/blocks/read-upload-form.server.ts'
import { problemText, sizeText } from '#storefront/blocks/upload-texts.server.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { type ActionArgs, areaContext, logoContext } from '../../request.server.ts'

/** What surrounds the file in its form. */
const FORM_BYTES = 10_000

/** Whether a form is that of the logo: no other of the settings brings files. */
export function bringsLogo(request: Request): boolean {
  return request.headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false
}

/** Uploads the logo of a merchant's own shop, or takes it away. */
export async function changeShopLogo({ request, url, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const merchant = await requireMerchant(url, context)
  const refuse = (text: string) => data<FormState>({ values: {}, errors: { logo: text } }, { status: 400 })
  const form = await readUploadForm(request, MAX_LOGO_BYTES + FORM_BYTES)
  if (form === undefined) throw data(null, 400)
  if (form === 'BUSY') return refuse(uploadTexts.busy[locale])
  if (form === 'TOO_LARGE') return refuse(uploadTexts.formTooLarge[locale](sizeText(MAX_LOGO_BYTES, locale)))
  const file = form.get('logo')
  const isRemoval = form.get('intent') === 'remove-logo'
  if (!isRemoval && (file === null || typeof file === 'string' || file.name === ''))
    return refuse(logoTexts.noFile[locale])
  const bytes = isRemoval || file === null || typeof file === 'string' ? null : new Uint8Array(await file.arrayBuffer())
  const outcome = await context.get(logoContext).change({ merchantUuid: merchant.uuid, file: bytes })
  if (outcome.kind === 'refused') throw data(null, 404)
  if (outcome.problem === undefined) return redirect(url.pathname + url.search)
  const name = file === null || typeof file === 'string' ? '' : file.name
  return refuse(
    problemText(outcome.problem, name, 'PICTURE', locale, { ...UPLOAD_LIMITS.PICTURE, maxBytes: MAX_LOGO_BYTES }),
  )
}
