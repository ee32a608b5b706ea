import type { Hono } from 'hono'
import { renderSVG } from 'uqr'
import { matchPath } from '#domain/routes/paths.ts'
import type { WebEnv } from '../web-env.ts'

/** The address of an offer never changes. */
const A_YEAR = 'public, max-age=31536000, immutable'

/** `/qr?path=<path of an offer>`: its address as a QR code, for the printed page. It is not part of the page, because few people print. */
export function offerCodeEndpoint(app: Hono<WebEnv>): void {
  app.get('/qr', (c) => {
    const { known, origin } = c.get('site')
    const path = c.req.query('path') ?? ''
    if (!known || matchPath(path)?.screen !== 'vehicle')
      return c.text('No such offer.', 404, { 'Cache-Control': 'public, max-age=60' })
    const code = renderSVG(origin + path, { ecc: 'L', border: 0 })
    return c.body(code, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': A_YEAR })
  })
}
