import { afterEach, expect, it, vi } from 'vitest'
import { catchLostRequests } from './lost-requests.ts'

afterEach(() => vi.unstubAllGlobals())

const DATA = { headers: { 'X-Remix-Response': 'yes' } }

function shopAnswers(...answers: Response[]) {
  const fetch: (address: string, init?: RequestInit) => Promise<Response> = async () => answers.shift()!
  const page = { fetch, addEventListener: () => {} }
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { origin: 'https://shop.example' })
  const lost: string[] = []
  const stop = catchLostRequests(({ path, resume }) => {
    lost.push(path)
    resume()
  })
  const send = (method: string) => (path: string) => page.fetch(`https://shop.example${path}`, { method })
  return { get: send('GET'), post: send('POST'), lost, stop }
}

it('what a proxy answers in place of data is requested again, and then the visitor is told', async () => {
  const away = () => new Response('<h1>Bad Gateway</h1>', { status: 502 })
  const { get, lost, stop } = shopAnswers(away(), away(), new Response('data', DATA))
  expect(await (await get('/auto-kaufen.data')).text()).toBe('data')
  expect(lost).toEqual(['/auto-kaufen'])
  stop()
})

it('what changes something is sent again only where the shop has surely not begun with it', async () => {
  const away = (status: number) => new Response('', { status })
  const { post, lost, stop } = shopAnswers(away(504), away(502), away(503), new Response('data', DATA))
  expect((await post('/kontakt.data')).status).toBe(504)
  expect((await post('/kontakt.data')).status).toBe(502)
  expect(lost).toEqual([])
  expect(await (await post('/kontakt.data')).text()).toBe('data')
  expect(lost).toEqual(['/kontakt'])
  stop()
})

it('errors that the shop itself answers reach the page, and so does whatever is no data of a page', async () => {
  const own = new Response('fault', { status: 503, ...DATA })
  const other = new Response('', { status: 502 })
  const { get, lost, stop } = shopAnswers(own, other)
  expect((await get('/warenkorb.data')).status).toBe(503)
  expect((await get('/api/events')).status).toBe(502)
  expect(lost).toEqual([])
  stop()
})
