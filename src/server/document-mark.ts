import type { ReadHandle } from '#database/handles.ts'
import type { DocumentMark } from '#documents/pdf-letter.ts'
import { logoObject } from '#domain/brand-look/logo.ts'
import { drawMark } from '#domain/brand-look/mark.ts'
import { SHOP_COLOR } from '#domain/brand-look/shop-color.ts'
import { rasterizeMark } from '#services/images/rasterize-mark.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import { readOwnBrand } from '#use-cases/brand/own-brand.ts'

/** Pixels: a drawn mark is printed 13 mm wide, with 600 dots to the inch. */
const WIDTH = 320

export interface MarkDeps {
  readonly read: ReadHandle
  readonly objects: Pick<ObjectStore, 'get'>
}

/** The mark of a dealer's documents: its logo, else the drawn mark of its storefront; undefined without a storefront of its own. */
export async function documentMark({ read, objects }: MarkDeps, merchantId: number): Promise<DocumentMark | undefined> {
  const brand = await readOwnBrand(read, merchantId)
  if (!brand) return undefined
  const object = brand.logo_url === null ? undefined : logoObject(brand.logo_url)
  // Without the store the document has its drawn mark: an invoice does not wait for a picture.
  const logo = object && (await objects.get(object).catch(() => undefined))
  if (logo) return { picture: logo, hasName: true }
  const { slug, name, tokens, look } = brand
  const svg = drawMark({ slug, name, color: tokens.brand ?? SHOP_COLOR, ...(look.mark ? { mark: look.mark } : {}) })
  return { picture: await rasterizeMark(svg, WIDTH), hasName: false }
}
