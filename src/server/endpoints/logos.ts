import type { Hono } from 'hono'
import { logoContentType, logoObject } from '#domain/brand-look/logo.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import type { WebEnv } from '../web-env.ts'
import { FOR_MAILS } from './for-mails.ts'

/** `/logo/<hash>.jpg` and `.png`: logos that dealers have uploaded; the address follows from the picture, so it never changes. */
export function logosEndpoint(objects: ObjectStore) {
  return (app: Hono<WebEnv>): void => {
    app.get('/logo/:name', async (c) => {
      const object = logoObject(c.req.path)
      const logo = object && (await objects.get(object))
      if (!logo) return c.text('No such logo.', 404, { 'Cache-Control': 'public, max-age=60' })
      return c.body(new Uint8Array(logo), 200, {
        ...{
          'Content-Type': logoContentType(c.req.path),
          'Cache-Control': 'public, max-age=31536000, immutable',
          ...FOR_MAILS,
        },
      })
    })
  }
}
