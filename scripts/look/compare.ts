import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

export interface Comparison {
  /** Pixels that differ, and their share of the larger picture. */
  readonly pixels: number
  readonly share: number
  /** A PNG that marks them. */
  readonly marked: Buffer
}

interface Size {
  readonly width: number
  readonly height: number
}

const WHITE = { r: 255, g: 255, b: 255, alpha: 1 }
/** A difference that nobody sees. The library ignores the smoothed edges of letters. */
const THRESHOLD = 0.1

/** Compares two PNGs by pixels. A part of one that lies beyond the other's edge is compared with white. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Comparison> {
  const [a, b] = await Promise.all([sizeOf(before), sizeOf(after)])
  const size = { width: Math.max(a.width, b.width), height: Math.max(a.height, b.height) }
  const [old, fresh] = await Promise.all([pixelsOf(before, a, size), pixelsOf(after, b, size)])
  const marks = new Uint8Array(size.width * size.height * 4)
  const pixels = pixelmatch(old, fresh, marks, size.width, size.height, { threshold: THRESHOLD })
  const marked = await sharp(marks, { raw: { ...size, channels: 4 } })
    .png()
    .toBuffer()
  return { pixels, share: pixels / (size.width * size.height), marked }
}

async function sizeOf(picture: Buffer): Promise<Size> {
  const { width, height } = await sharp(picture).metadata()
  return { width, height }
}

async function pixelsOf(picture: Buffer, own: Size, size: Size): Promise<Uint8Array> {
  const right = size.width - own.width
  const bottom = size.height - own.height
  const pixels = await sharp(picture).extend({ right, bottom, background: WHITE }).ensureAlpha().raw().toBuffer()
  return new Uint8Array(pixels)
}
