import type { ImageRatio, ImageWidth } from '#domain/images.ts'

export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

export interface ImageVariant {
  readonly width: ImageWidth
  readonly ratio: ImageRatio
  readonly format: ImageFormat
}

/** What the picture of a shared page shows; texts as they are to be read. */
export interface SharePicture {
  /** Key of the car's picture. */
  readonly picture: string
  /** Name of the shop, and its colour as `#rrggbb`. */
  readonly brand: string
  readonly color: string
  readonly title: string
  readonly line: string | null
  readonly price: string | null
  /** Stands on the picture: that it shows another car. */
  readonly note: string | null
}

/** Pictures of vehicles in every size and format. */
export interface Images {
  /**
   * The picture `key` as this variant, made on first demand and kept; a drawing is never wider than 1024 px. Undefined where no
   * such picture exists, 'BUSY' where too many are being made already: it may be asked for again in a moment.
   */
  variant(key: string, variant: ImageVariant): Promise<Buffer | 'BUSY' | undefined>
  /**
   * Takes in a photograph: re-encoded, turned upright, at most 2048 px wide, everything but the picture stripped.
   * Returns its key, the same for the same bytes. Undefined where the bytes are no picture or one of absurd size.
   */
  add(photograph: Uint8Array): Promise<string | undefined>
}

/** Pictures of pages, for those who share them. */
export interface SharePictures {
  /** The picture of a shared page, 1200 × 630 px JPEG, made on first demand and kept; undefined and 'BUSY' as for a variant. */
  share(share: SharePicture): Promise<Buffer | 'BUSY' | undefined>
}
