import { LOOK_PARAMETER } from '#domain/brand-look/look-parameter.ts'
import type { ShopPicture } from '#domain/brand-look/shop-picture.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { COLOR_PARAMETER } from '#domain/widget/widget-address.ts'
import { type PageArgs, shopPicturesContext } from '../../request.server.ts'
import type { Entered, FoundForm, Part } from './settings-form.server.ts'
import { type ShopPreviewView, shopPreviewOf } from './shop-preview.server.ts'

/** The configurator's address is in the shop itself, so it already knows which shop it is for. */
export function widgetAddress({ values }: Part, url: URL, locale: Locale): string | null {
  const valueOf = (field: string) => values.find(({ name }) => name === field)?.value ?? ''
  if (valueOf('slug') === '') return null
  const address = new URL(pathFor('whitelabel-configurator', locale), `${url.protocol}//${valueOf('slug')}.${url.host}`)
  const color = valueOf('brand').replace('#', '')
  if (color !== '') address.searchParams.set(COLOR_PARAMETER, color)
  return address.href
}

/** The home page of the shop itself, as the entered values would make it. */
export function lookAddress({ slug, key }: { slug: string; key: string }, url: URL, locale: Locale): string {
  const address = new URL(pathFor('home', locale), `${url.protocol}//${slug}.${url.host}`)
  address.searchParams.set(LOOK_PARAMETER, key)
  return address.href
}

/** Parts that the sketch of the shop shows. */
export function isOfShop(part: Part['part']): boolean {
  return ['BRAND', 'LOOK', 'PEOPLE', 'NAVIGATION'].includes(part)
}

/** Pictures of the own shop; none without a shop, and in parts that the sketch does not show. */
export async function picturesOf(
  { merchant, part }: FoundForm,
  { context }: PageArgs,
): Promise<readonly ShopPicture[]> {
  return (isOfShop(part) && (await context.get(shopPicturesContext).read(merchant.uuid))) || []
}

/** The shop with the stored settings, and with what was entered into this part in their place. */
export function previewShop(
  { part, parts, name }: FoundForm,
  pictures: readonly ShopPicture[],
  locale: Locale,
  entered?: Entered,
): ShopPreviewView {
  const shown = parts.map((row) => (entered && row.part === part ? { part, values: entered } : row))
  return shopPreviewOf({ merchant: name, parts: shown, pictures }, locale)
}
