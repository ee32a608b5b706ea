import sharp from 'sharp'

/** Twice what mails show. */
const WIDTH = 128

/** A drawn mark as a PNG with a clear ground. */
export function rasterizeMark(svg: string, width: number = WIDTH): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 384 }).resize({ width }).png().toBuffer()
}
