import type { ImageRatio, ImageWidth } from '#domain/images.ts'

export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

export interface ImageVariant {
  readonly width: ImageWidth
  readonly ratio: ImageRatio
  readonly format: ImageFormat
}

/** The contents of a shared page's picture; texts are shown as they are. */
export interface SharePicture {
  /** Key of the car's picture. */
  readonly picture: string
  /** Name of the shop, and its colour as `#rrggbb`. */
  readonly brand: string
  readonly color: string
  readonly title: string
  readonly line: string | null
  readonly price: string | null
  /** Written on the picture where it shows another car. */
  readonly note: string | null
}

export interface AddedPhotograph {
  readonly key: string
  /** False where the same one was stored before. */
  readonly isNew: boolean
}

/** Pictures of vehicles in every size and format. */
export interface Images {
  /**
   * The picture `key` as this variant, made on first request and then stored; a drawing is never wider than 1024 px. Undefined where no
   * such picture exists, 'BUSY' where too many are being made: the caller may ask again shortly.
   */
  variant(key: string, variant: ImageVariant): Promise<Buffer | 'BUSY' | undefined>
  /**
   * Stores a photograph: re-encoded, turned upright, at most 2048 px wide, without metadata. Its key is the same for the same bytes.
   * Undefined where the bytes are no JPEG, PNG, WebP or GIF, whatever the file is called, or the picture has more than 50 million pixels.
   */
  add(photograph: Uint8Array): Promise<AddedPhotograph | undefined>
  /** A photograph as it is stored, uncropped; undefined where there is none. */
  photograph(key: string): Promise<Buffer | undefined>
  /** Deletes a photograph; does nothing where there is none. */
  remove(key: string): Promise<void>
}

/** Preview pictures of shared pages. */
export interface SharePictures {
  /** The picture of a shared page, 1200 × 630 px JPEG, made on first request and then stored; undefined and 'BUSY' as for a variant. */
  share(share: SharePicture): Promise<Buffer | 'BUSY' | undefined>
}
