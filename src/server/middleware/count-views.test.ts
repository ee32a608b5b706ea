import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { View } from '#domain/analytics/view.ts'
import type { WebEnv } from '../web-env.ts'
import { eventsEndpoint } from '../endpoints/events.ts'
import { countViews } from './count-views.ts'
import { siteMiddleware } from './site.ts'

const VISITOR = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }

/** The types of the pages counted, by request. */
async function counted(path: string, headers: Record<string, string> = {}, body?: object): Promise<string[]> {
  const views: View[] = []
  const app = new Hono<WebEnv>()
  app.use(siteMiddleware(() => [], { mainHost: 'shop.example', production: true }))
  app.use((c, next) => {
    // As the middleware of previews does for a key that is valid.
    if (c.req.query('look')) c.set('lookQuery', '?look=key')
    return next()
  })
  eventsEndpoint((view) => views.push(view))(app)
  app.use(countViews((view) => views.push(view)))
  app.get('*', (c) => c.html('<h1>Seite</h1>'))
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  await app.request(`http://shop.example${path}`, { headers: { ...VISITOR, ...headers }, ...init })
  return views.map(({ pageType }) => pageType)
}

it('counts a page that a person opens, by a document or by the script', async () => {
  expect(await counted('/pages/hilfe-faqs')).toEqual(['help faqs'])
  expect(await counted('/api/events', {}, { path: '/pages/hilfe-faqs' })).toEqual(['help faqs'])
})

it.each<[string, string, Record<string, string>]>([
  ['a preview of a text', '/preview/key', {}],
  ['a preview of a shop’s look', '/pages/hilfe-faqs?look=key', {}],
  ['a bot', '/pages/hilfe-faqs', { 'User-Agent': 'Googlebot/2.1' }],
  ['a page fetched ahead', '/pages/hilfe-faqs', { 'Sec-Purpose': 'prefetch' }],
  ['what a script fetches', '/pages/hilfe-faqs', { 'Sec-Fetch-Dest': 'empty' }],
])('does not count %s', async (_, path, headers) => {
  expect(await counted(path, headers)).toEqual([])
})

it('does not count a preview that the script reports', async () => {
  expect(await counted('/api/events', {}, { path: '/preview/key' })).toEqual([])
})
