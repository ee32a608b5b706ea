import type { Hono } from 'hono'
import { IMAGE_RATIOS, IMAGE_WIDTHS, type ImageRatio } from '#domain/images.ts'
import { IMAGE_FORMATS, type ImageFormat, type Images } from '#services/images/port.ts'
import type { WebEnv } from '../web-env.ts'
import { FOR_MAILS } from './for-mails.ts'

const TYPES: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' }
/** A picture's key says what it shows, so it never changes. */
const FOREVER = 'public, max-age=31536000, immutable'

/**
 * `/img/<ratio>/<width>/<key>`: only the listed sizes exist; the format is the best one the browser accepts, with `?as=jpeg` always
 * JPEG.
 */
export function imagesEndpoint(images: Images) {
  return (app: Hono<WebEnv>): void => {
    app.get('/img/:ratio/:width/:key{.+}', async (c) => {
      const { ratio, key } = c.req.param()
      const width = IMAGE_WIDTHS.find((known) => String(known) === c.req.param('width'))
      const format = c.req.query('as') === 'jpeg' ? 'jpeg' : bestFormat(c.req.header('Accept'))
      const picture = isRatio(ratio) && width ? await images.variant(key, { ratio, width, format }) : undefined
      if (picture === 'BUSY') {
        return c.text('Too many pictures at once.', 503, { 'Retry-After': '1', 'Cache-Control': 'no-store' })
      }
      if (!picture) return c.text('No such picture.', 404, { 'Cache-Control': 'public, max-age=60' })
      return c.body(new Uint8Array(picture), 200, {
        'Content-Type': TYPES[format],
        'Cache-Control': FOREVER,
        ...FOR_MAILS,
        Vary: 'Accept',
      })
    })
  }

  /** Browsers name the newer formats they can show; the others get JPEG. */
  function bestFormat(accept: string | undefined): ImageFormat {
    return IMAGE_FORMATS.find((format) => accept?.includes(TYPES[format])) ?? 'jpeg'
  }
}

function isRatio(text: string): text is ImageRatio {
  return Object.hasOwn(IMAGE_RATIOS, text)
}
