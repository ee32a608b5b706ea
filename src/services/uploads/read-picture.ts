import sharp from 'sharp'
import type { PictureBox } from '#domain/upload/boxes.ts'
import type { UploadProblem } from '#domain/upload/upload.ts'
import type { ReadLogo, ReadPicture } from './port.ts'

const MAX_STORED_SIDE = 2048
/** 8,660 × 5,773 px: more than the cameras of telephones store by default. */
const MAX_PIXELS = 50_000_000
/** A longer picture is refused: it shows no car, and takes long to decode although its file is small. */
const MAX_SIDE = 20_000
/** Larger than a logo is shown on the densest screens. */
const MAX_LOGO_SIDE = 1024
const QUALITY = 88
const HASH_SIDE = 8

const OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const

/** A picture re-encoded, so that nothing but its pixels is left. Refused: WRONG_TYPE, TOO_MANY_PIXELS, DAMAGED. */
export async function readPicture(file: Buffer): Promise<ReadPicture | { readonly problem: UploadProblem }> {
  return readAs(file, async () => {
    const { data, info } = await sharp(file, OPTIONS)
      .autoOrient()
      .resize({ width: MAX_STORED_SIDE, height: MAX_STORED_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height, hash: await differenceHash(data) }
  })
}

/** A logo re-encoded: a JPEG stays one, any other format becomes a PNG, which may be transparent. Refused as by `readPicture`. */
export async function readLogo(file: Buffer): Promise<ReadLogo | { readonly problem: UploadProblem }> {
  return readAs(file, async () => {
    const picture = sharp(file, OPTIONS)
      .autoOrient()
      .resize({ width: MAX_LOGO_SIDE, height: MAX_LOGO_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
    return isJpeg(file)
      ? { bytes: await picture.jpeg({ quality: QUALITY }).toBuffer(), format: 'jpg' }
      : { bytes: await picture.png({ compressionLevel: 9 }).toBuffer(), format: 'png' }
  })
}

/** Refuses files of the wrong type or size before they are decoded. */
async function readAs<Read>(
  file: Buffer,
  read: () => Promise<Read>,
): Promise<Read | { readonly problem: UploadProblem }> {
  if (!isPicture(file)) return { problem: 'WRONG_TYPE' }
  try {
    const { width, height } = await sharp(file, { ...OPTIONS, limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) return { problem: 'TOO_MANY_PIXELS' }
    return await read()
  } catch {
    return { problem: 'DAMAGED' }
  }
}

/** The picture with boxes filled: the pixels below them are gone. */
export async function coverPicture(picture: Buffer, boxes: readonly PictureBox[]): Promise<Buffer> {
  const { width, height } = await sharp(picture, OPTIONS).metadata()
  const rectangles = boxes.map(
    (box) =>
      `<rect x="${box.left * width}" y="${box.top * height}" width="${box.width * width}" height="${box.height * height}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#14181c">${rectangles.join('')}</svg>`
  return sharp(picture, OPTIONS)
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

/** Whether each point of a picture of 9 × 8 grey points is brighter than the next one: 64 bits as 16 hexadecimal digits. */
async function differenceHash(picture: Buffer): Promise<string> {
  const size = { width: HASH_SIDE + 1, height: HASH_SIDE, fit: 'fill' } as const
  const points = await sharp(picture, OPTIONS).greyscale().resize(size).raw().toBuffer()
  let hash = 0n
  for (let row = 0; row < HASH_SIDE; row++)
    for (let column = 0; column < HASH_SIDE; column++) {
      const at = row * (HASH_SIDE + 1) + column
      hash = (hash << 1n) | (points[at]! > points[at + 1]! ? 1n : 0n)
    }
  return hash.toString(16).padStart(16, '0')
}

function isPicture(file: Buffer): boolean {
  const head = file.toString('latin1', 0, 12)
  const isWebP = head.startsWith('RIFF') && head.endsWith('WEBP')
  return isWebP || isJpeg(file) || head.startsWith('\x89PNG\r\n\x1a\n')
}

function isJpeg(file: Buffer): boolean {
  return file.toString('latin1', 0, 3) === '\xff\xd8\xff'
}
