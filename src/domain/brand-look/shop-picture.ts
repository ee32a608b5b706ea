import { MAX_PEOPLE } from './look.ts'

/** A picture of a storefront that is uploaded: its logo, the photograph of its home page, or a person's by their place in the list. */
export type ShopPictureSlot = 'logo' | 'hero' | `person-${number}`

export interface ShopPicture {
  readonly slot: ShopPictureSlot
  /** Key of a photograph, or the address of a logo; null for none. */
  readonly picture: string | null
  /** Whose it is, of a person. */
  readonly name?: string
}

export function isShopPictureSlot(text: string): text is ShopPictureSlot {
  return text === 'logo' || text === 'hero' || personIndex(text) !== undefined
}

/** From 0; undefined for a slot that is no person's. */
export function personIndex(slot: string): number | undefined {
  const place = Number(/^person-(\d)$/.exec(slot)?.[1])
  return place >= 1 && place <= MAX_PEOPLE ? place - 1 : undefined
}
