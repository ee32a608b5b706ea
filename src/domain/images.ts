import type { Locale } from './locale.ts'

/** Widths a picture is offered in, in pixels. */
export const IMAGE_WIDTHS = [32, 64, 128, 256, 512, 1024, 2048] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** Aspect ratios pictures are cropped to; 4:3 by default. */
export const IMAGE_RATIOS = { '4x3': 4 / 3, '16x10': 16 / 10, '1x1': 1, '2x1': 2 } as const
export type ImageRatio = keyof typeof IMAGE_RATIOS
export const DEFAULT_RATIO: ImageRatio = '4x3'

/** Address of a picture in one size; the Accept header decides its format. `key` is the picture's key in the vehicle. */
export function imageUrl(key: string, width: ImageWidth, ratio: ImageRatio = DEFAULT_RATIO): string {
  return `/img/${ratio}/${width}/${key}`
}

/** Address of a picture for a mail: always a JPEG, because some mail programs claim newer formats that they do not show. */
export function mailPicturePath(key: string, width: ImageWidth, ratio: ImageRatio): string {
  return `${imageUrl(key, width, ratio)}?as=jpeg`
}

/** All widths for `srcset`, from `smallest` to `largest`. */
export function imageSources(
  key: string,
  ratio: ImageRatio = DEFAULT_RATIO,
  largest: ImageWidth = 2048,
  smallest: ImageWidth = 128,
): string {
  return IMAGE_WIDTHS.filter((width) => width >= smallest && width <= largest)
    .map((width) => `${imageUrl(key, width, ratio)} ${width}w`)
    .join(', ')
}

/** Drawn pictures stand for a car of this kind and are marked as symbolic; photographs show the car itself. */
export function isSymbolic(key: string): boolean {
  return key.startsWith('drawn/')
}

/** Size of the picture shown where a page is shared, in pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 }

/** Address of that picture: of a vehicle on sale, or of the shop itself. */
export function sharePicturePath(locale: Locale, vehicleId?: string): string {
  return vehicleId === undefined ? `/og/${locale}/shop.jpg` : `/og/${locale}/vehicle/${vehicleId}.jpg`
}
