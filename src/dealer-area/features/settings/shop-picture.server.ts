import { data, redirect } from 'react-router'
import { MAX_LOGO_BYTES } from '#domain/brand-look/logo.ts'
import { isShopPictureSlot, type ShopPicture } from '#domain/brand-look/shop-picture.ts'
import { imageUrl } from '#domain/images.ts'
import type { Locale } from '#domain/locale.ts'
import type { SettingsPart } from '#domain/merchant/settings-parts.ts'
import { UPLOAD_LIMITS } from '#domain/upload/upload.ts'
import { shopPictureTexts } from '#messages/dealer-shop-pictures.ts'
import { uploadTexts } from '#messages/uploads.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { readUploadForm } from '#storefront/blocks/read-upload-form.server.ts'
import { sizeText } from '#domain/format/file-size.ts'
import { problemText } from '#storefront/blocks/upload-texts.server.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { type ActionArgs, areaContext, shopPicturesContext } from '../../request.server.ts'

export interface ShopPictureView {
  readonly slot: string
  readonly title: string
  readonly text: string
  /** Name of the person, for a portrait. */
  readonly name?: string | undefined
  readonly shown: { readonly src: string; readonly width?: number; readonly height: number } | null
}

/** Room in the form for everything but the file. */
const FORM_BYTES = 10_000
const SHOWN_HEIGHT = 64

/** The pictures that belong to each part of the settings. */
const SLOTS: Partial<Record<SettingsPart, RegExp>> = { BRAND: /^logo$/, LOOK: /^hero$/, PEOPLE: /^person-/ }

/** Whether a form is that of a picture: no other of the settings brings files. */
export function bringsPicture(request: Request): boolean {
  return request.headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false
}

/** The pictures of a storefront that the page of a part uploads. */
export function shopPicturesOf(
  part: SettingsPart,
  pictures: readonly ShopPicture[],
  locale: Locale,
): ShopPictureView[] {
  return pictures.filter(({ slot }) => SLOTS[part]?.test(slot)).map((picture) => viewOf(picture, locale))
}

function viewOf({ slot, picture, name }: ShopPicture, locale: Locale): ShopPictureView {
  const texts = shopPictureTexts
  if (slot === 'logo') {
    const shown = picture === null ? null : { src: picture, height: SHOWN_HEIGHT }
    return { slot, title: texts.logo[locale], text: texts.logoText[locale], shown }
  }
  if (slot === 'hero') {
    const shown = picture === null ? null : { src: imageUrl(picture, 512, '16x10'), width: 320, height: 200 }
    return { slot, title: texts.hero[locale], text: texts.heroText[locale], shown }
  }
  const shown = picture === null ? null : { src: imageUrl(picture, 128, '1x1'), width: 64, height: SHOWN_HEIGHT }
  return { slot, name, title: texts.person[locale](name ?? ''), text: texts.personText[locale], shown }
}

/** Uploads a picture of a merchant's own shop, or takes it away. */
export async function changeShopPicture({ request, url, context }: ActionArgs, part: SettingsPart) {
  const { locale } = context.get(areaContext)
  const merchant = await requireMerchant(url, context)
  const limit = { ...UPLOAD_LIMITS.PICTURE, ...(part === 'BRAND' ? { maxBytes: MAX_LOGO_BYTES } : {}) }
  const refuse = (text: string, slot = 'form') =>
    data<FormState>({ values: {}, errors: { [slot]: text } }, { status: 400 })
  const form = await readUploadForm(request, limit.maxBytes + FORM_BYTES)
  if (form === undefined) throw data(null, 400)
  if (form === 'BUSY') return refuse(uploadTexts.busy[locale])
  if (form === 'TOO_LARGE') return refuse(uploadTexts.formTooLarge[locale](sizeText(limit.maxBytes, locale)))
  const [file, slot] = [form.get('picture'), form.get('slot')]
  if (typeof slot !== 'string' || !isShopPictureSlot(slot) || !SLOTS[part]?.test(slot)) throw data(null, 400)
  const isRemoval = form.get('intent') === 'remove-picture'
  if (!isRemoval && (file === null || typeof file === 'string' || file.name === ''))
    return refuse(shopPictureTexts.noFile[locale], slot)
  const bytes = isRemoval || file === null || typeof file === 'string' ? null : new Uint8Array(await file.arrayBuffer())
  const shownName = form.get('name')
  const change = { merchantUuid: merchant.uuid, slot, file: bytes }
  const outcome = await context
    .get(shopPicturesContext)
    .change(typeof shownName === 'string' ? { ...change, name: shownName } : change)
  if (outcome.kind === 'refused' && outcome.code === 'CHANGED') return refuse(shopPictureTexts.changed[locale], slot)
  if (outcome.kind === 'refused') throw data(null, 404)
  if (outcome.problem === undefined) return redirect(url.pathname + url.search)
  const name = file === null || typeof file === 'string' ? '' : file.name
  return refuse(problemText(outcome.problem, name, 'PICTURE', locale, limit), slot)
}
