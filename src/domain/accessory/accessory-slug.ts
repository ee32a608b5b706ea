import type { Locale } from '../locale.ts'
import { slugOf } from '../vehicle/vehicle-slug.ts'
import { type Accessory, type AccessoryCategory, isProductId } from './accessory.ts'

/** Titles are cut to this many letters, so that addresses stay short. */
const MAX_LETTERS = 70

/** The path of a product's page: `<title>-<productId>`. The id decides; the title is for people. */
export function accessorySlug({ title, productId }: Pick<Accessory, 'title' | 'productId'>, locale: Locale): string {
  const name = slugOf(title[locale]).slice(0, MAX_LETTERS).replace(/-+$/, '')
  return [name, productId].filter(Boolean).join('-')
}

/** The id at the end of a product's slug (or a bare id), or null where there is none. */
export function productIdOfSlug(slug: string): string | null {
  const id = slug.slice(slug.lastIndexOf('-') + 1)
  return isProductId(id) ? id : null
}

/** The path of a category, in the language of its page. */
export function categorySlug({ title }: AccessoryCategory, locale: Locale): string {
  return slugOf(title[locale])
}
