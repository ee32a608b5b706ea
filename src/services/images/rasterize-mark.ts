import { LRUCache } from 'lru-cache'
import sharp from 'sharp'

/** Pixels: twice the width at which mails show the mark. */
const WIDTH = 128

/** Cached, because every reader of a mail fetches the mark. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 200 })

/** A drawn mark as a PNG with a transparent background. */
export function rasterizeMark(svg: string, width: number = WIDTH): Promise<Buffer> {
  const key = `${width} ${svg}`
  const known = drawn.get(key)
  if (known) return known
  const picture = sharp(Buffer.from(svg), { density: 384 }).resize({ width }).png().toBuffer()
  drawn.set(key, picture)
  picture.catch(() => drawn.delete(key))
  return picture
}
