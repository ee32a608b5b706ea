import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { IMAGE_RATIOS, type ImageRatio, type ImageWidth } from '#domain/images.ts'
import type { ObjectStore } from '../object-store/port.ts'
import { boundedLimit } from './bounded-limit.ts'
import { drawAccessory, readAccessoryKey } from './drawn/accessories/accessory-picture.ts'
import { readDrawnKey } from './drawn/drawn-key.ts'
import { drawPicture } from './drawn/picture.ts'
import { storedVariants } from './stored-variants.ts'
import type { ImageFormat, Images, ImageVariant, SharePicture, SharePictures } from './port.ts'
import { CAR_WIDTH, drawSharePicture } from './share/share-picture.ts'

const MASTER_WIDTH = 2048
/** 8,660 × 5,773 px, more than dealers' cameras have; a decompression bomb is refused before it is unpacked. */
const MAX_PIXELS = 50_000_000
/** Part of a variant's name: raise it when drawings or encoder settings change; old variants are deleted by age. */
const RECIPE = 'v2'

/** Wide enough for a drawing without fine detail; the next width takes four times as long to encode. */
const MAX_DRAWING_WIDTH: ImageWidth = 1024
/** Encoding and file access share the process's four threads: this leaves two for pictures that only have to be read. */
const MAX_ENCODING = 2
/** Enough for two pages of new pictures. A picture of a card then waits a few seconds, one of the widest photographs longer. */
const MAX_WAITING = 64
const PHOTOGRAPH_KEY = /^photo\/[0-9a-f]{32}$/

/** The picture service on top of an object store: photographs are stored, drawings are made from their key. */
export function imagePipeline(store: ObjectStore): Images & SharePictures {
  const underway = new Map<string, ReturnType<Images['variant']>>()
  const variants = storedVariants(store)
  const limitEncoding = boundedLimit(MAX_ENCODING, MAX_WAITING)

  async function make(key: string, variant: ImageVariant, name: string): Promise<Buffer | undefined> {
    const source = await sourceOf(store, key, variant)
    if (!source) return undefined
    const picture = await encode(source, variant)
    await variants.put(name, picture)
    return picture
  }

  /** The stored picture of this name, otherwise the result of `making`; concurrent requests for one name make it once. */
  function cachedVariant(name: string, making: () => Promise<Buffer | undefined>): ReturnType<Images['variant']> {
    const running = underway.get(name)
    if (running) return running
    const found = variants.get(name).then((cached) => cached ?? limitEncoding(making))
    const settled = found.finally(() => underway.delete(name))
    underway.set(name, settled)
    return settled
  }

  async function makeShare(share: SharePicture, name: string): Promise<Buffer | undefined> {
    const car = await sourceOf(store, share.picture, { ratio: '1x1', width: CAR_WIDTH })
    if (!car) return undefined
    const picture = await drawSharePicture(share, car)
    await variants.put(name, picture)
    return picture
  }

  return {
    share(share) {
      const content = createHash('sha256').update(JSON.stringify(share)).digest('hex').slice(0, 32)
      const name = `${RECIPE}/share/${content}`
      return cachedVariant(name, () => makeShare(share, name))
    },
    variant(key, requested) {
      const isDrawing = readDrawnKey(key) !== undefined || readAccessoryKey(key) !== undefined
      if (!isDrawing && !PHOTOGRAPH_KEY.test(key)) return Promise.resolve(undefined)
      const variant =
        isDrawing && requested.width > MAX_DRAWING_WIDTH ? { ...requested, width: MAX_DRAWING_WIDTH } : requested
      const name = `${RECIPE}/${variant.ratio}-${variant.width}.${variant.format}/${key}`
      return cachedVariant(name, () => make(key, variant, name))
    },
    async add(photograph) {
      const key = `photo/${createHash('sha256').update(photograph).digest('hex').slice(0, 32)}`
      // Dealers deliver the same pictures every day: renewing one prevents its deletion as unused.
      if (await store.renew(`photographs/${key}`)) return { key, isNew: false }
      const master = isPhotograph(photograph) ? await masterOf(photograph) : undefined
      if (!master) return undefined
      await store.put(`photographs/${key}`, master)
      return { key, isNew: true }
    },
    photograph: async (key) => (PHOTOGRAPH_KEY.test(key) ? store.get(`photographs/${key}`) : undefined),
    remove: (key) => store.delete(`photographs/${key}`),
  }
}

/** Decides by the first bytes, because a file may have any name; formats that are programs or documents (SVG, PDF, TIFF) are refused. */
function isPhotograph(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(12, bytes.byteLength)).toString('latin1')
  const isWebP = head.startsWith('RIFF') && head.endsWith('WEBP')
  return isWebP || ['\xff\xd8\xff', '\x89PNG\r\n', 'GIF87a', 'GIF89a'].some((signature) => head.startsWith(signature))
}

/** The photograph as it will be stored; undefined for bytes that are not a picture or too large. */
async function masterOf(photograph: Uint8Array): Promise<Buffer | undefined> {
  try {
    return await sharp(photograph, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: MASTER_WIDTH, withoutEnlargement: true })
      .jpeg({ quality: 90 })
      .toBuffer()
  } catch {
    return undefined
  }
}

interface Size {
  readonly ratio: ImageRatio
  /** In pixels; photographs have their stored width. */
  readonly width: number
}

async function sourceOf(store: ObjectStore, key: string, { ratio, width }: Size): Promise<Buffer | undefined> {
  const drawing = drawingOf(key, ratio, width)
  return drawing === undefined ? store.get(`photographs/${key}`) : Buffer.from(drawing)
}

/** The drawing of a car or an accessory that a key stands for; undefined for any other key. */
function drawingOf(key: string, ratio: ImageRatio, width: number): string | undefined {
  const car = readDrawnKey(key)
  if (car) return drawPicture(car, ratio, width)
  const accessory = readAccessoryKey(key)
  return accessory && drawAccessory(accessory, ratio, width)
}

function encode(source: Buffer, { ratio, width, format }: ImageVariant): Promise<Buffer> {
  const image = sharp(source, { limitInputPixels: MAX_PIXELS }).resize({
    width,
    height: heightOf(width, ratio),
    fit: 'cover',
  })
  return ENCODERS[format](image).toBuffer()
}

function heightOf(width: number, ratio: ImageRatio): number {
  return Math.round(width / IMAGE_RATIOS[ratio])
}

/** Settings chosen by eye on drawn and photographed cars: no visible loss at arm's length. */
const ENCODERS: Record<ImageFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image) => image.webp({ quality: 78, effort: 3 }),
  jpeg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }),
}
