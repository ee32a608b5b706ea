import sharp from 'sharp'
import { SHARE_PICTURE } from '#domain/images.ts'
import type { SharePicture } from '../port.ts'
import { type Lettering, textLine, linesOf } from './lettering.ts'

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE
/** The car is on the left, the text on white beside it. */
export const CAR_WIDTH = 720
const LEFT = CAR_WIDTH + 48
const TEXT_WIDTH = WIDTH - LEFT - 40
const INK = '#12161c'
const INK_3 = '#5f6a76'

const BRAND: Lettering = { cut: 'wide', size: 30, fill: INK }
const TITLE: Lettering = { cut: 'wide', size: 44, fill: INK }
const LINE: Lettering = { cut: 'plain', size: 26, fill: INK_3 }
const PRICE: Lettering = { cut: 'wide', size: 58, fill: INK }
const NOTE: Lettering = { cut: 'plain', size: 20, fill: INK_3 }

/** A page's picture as a JPEG of 1200 × 630 px. `car` is any picture; it is cropped to its place. */
export function drawSharePicture(share: SharePicture, car: Uint8Array): Promise<Buffer> {
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${wordsOf(share)}</svg>`
  return sharp(car)
    .resize({ width: CAR_WIDTH, height: HEIGHT, fit: 'cover' })
    .flatten({ background: '#f3f5f7' })
    .extend({ right: WIDTH - CAR_WIDTH, background: '#ffffff' })
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

function wordsOf({ brand, color, title, line, price, note }: SharePicture): string {
  const titles = linesOf(title, TEXT_WIDTH, 4, TITLE)
  const lines = line ? linesOf(line, TEXT_WIDTH, 2, LINE) : []
  const top = 190
  const below = top + titles.length * 52 + 4
  return [
    `<rect x="${CAR_WIDTH}" width="8" height="${HEIGHT}" fill="${color}"/>`,
    ...linesOf(brand, TEXT_WIDTH, 1, BRAND).map((text) => textLine(text, LEFT, 86, BRAND)),
    ...titles.map((text, index) => textLine(text, LEFT, top + index * 52, TITLE)),
    ...lines.map((text, index) => textLine(text, LEFT, below + index * 36, LINE)),
    price ? textLine(price, LEFT, HEIGHT - 64, PRICE) : '',
    note ? textLine(note, 32, HEIGHT - 32, NOTE) : '',
  ].join('')
}
