import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { WebEnv } from '../web-env.ts'
import { flash } from './flash.ts'

const app = new Hono<WebEnv>()
app.use(flash)
app.all('*', (c) => c.text(c.get('flash') ?? 'none'))

async function load(path: string, method = 'GET') {
  const answer = await app.request(path, { method, headers: { Cookie: 'flash=SAVED' } })
  return { shown: await answer.text(), isCleared: answer.headers.get('Set-Cookie')?.startsWith('flash=;') ?? false }
}

it.each(['/', '/meine-daten.data', '/meine-daten.data?_routes=root,profile'])(
  'a notice is shown once, at %s',
  async (path) => expect(await load(path)).toEqual({ shown: 'SAVED', isCleared: true }),
)

it.each([
  ['a part of a page', '/meine-daten.data?_routes=profile', 'GET'],
  ['the routes of a page that a script is about to load', '/__manifest?paths=%2Faccount', 'GET'],
  ['a form', '/meine-daten', 'POST'],
])('it waits while %s is asked for', async (_, path, method) =>
  expect(await load(path, method)).toEqual({ shown: 'none', isCleared: false }),
)
