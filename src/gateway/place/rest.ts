import type { Env, Hono } from 'hono'
import { POSTAL_CODE } from '#domain/places/postal-code.ts'
import type { Place, Places } from '#services/places/port.ts'

const MAX_PLACES = 8
/** The table changes with a release at most. */
const CACHED = { 'Cache-Control': 'public, max-age=3600' }

/** `/api/places/…`: towns and postal codes for forms. An empty or unknown query is an empty answer; a wrong code is refused. */
export function placesRest<E extends Env>(places: Places) {
  return (app: Hono<E>): void => {
    app.get('/api/places/autocomplete', async (c) =>
      c.json({ places: (await places.autocomplete(c.req.query('q') ?? '', MAX_PLACES)).map(present) }, 200, CACHED),
    )
    app.get('/api/places/geocode', async (c) => {
      const place = await places.geocode(c.req.query('q') ?? '')
      return place ? c.json({ place: present(place) }, 200, CACHED) : c.json({ code: 'NOT_FOUND', field: 'q' }, 404)
    })
    app.get('/api/places/zip/:zip', async (c) => {
      const zip = c.req.param('zip')
      if (!POSTAL_CODE.test(zip)) return c.json({ code: 'INVALID_INPUT', field: 'zip' }, 400)
      const place = await places.zip(zip)
      return place ? c.json({ place: present(place) }, 200, CACHED) : c.json({ code: 'NOT_FOUND', field: 'zip' }, 404)
    })
  }
}

function present({ zip, city, state, latitude, longitude }: Place) {
  return { zip, city, state, country: 'DE', latitude, longitude }
}
