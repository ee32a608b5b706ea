import sharp from 'sharp'

const WIDTH = 128

/** A drawn mark as a PNG with a clear ground. */
export function rasterizeMark(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 384 }).resize({ width: WIDTH }).png().toBuffer()
}
