import { LRUCache } from 'lru-cache'
import sharp from 'sharp'

/** Twice what mails show. */
const WIDTH = 128

/** Each reader of a mail fetches the mark anew. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 200 })

/** A drawn mark as a PNG with a clear ground. */
export function rasterizeMark(svg: string, width: number = WIDTH): Promise<Buffer> {
  const key = `${width} ${svg}`
  const known = drawn.get(key)
  if (known) return known
  const picture = sharp(Buffer.from(svg), { density: 384 }).resize({ width }).png().toBuffer()
  drawn.set(key, picture)
  picture.catch(() => drawn.delete(key))
  return picture
}
