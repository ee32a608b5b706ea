import { afterEach, expect, it, vi } from 'vitest'
import { catchLostRequests } from './lost-requests.ts'

afterEach(() => vi.unstubAllGlobals())

const DATA = { headers: { 'X-Remix-Response': 'yes' } }

function shopAnswers(...answers: Response[]) {
  const fetch: (address: string) => Promise<Response> = async () => answers.shift()!
  const page = { fetch, addEventListener: () => {} }
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { origin: 'https://shop.example' })
  const lost: string[] = []
  const stop = catchLostRequests(({ path, resume }) => {
    lost.push(path)
    resume()
  })
  return { get: (path: string) => page.fetch(`https://shop.example${path}`), lost, stop }
}

it('what a proxy answers in place of data is requested again, and then the visitor is told', async () => {
  const away = () => new Response('<h1>Bad Gateway</h1>', { status: 502 })
  const { get, lost, stop } = shopAnswers(away(), away(), new Response('data', DATA))
  expect(await (await get('/auto-kaufen.data')).text()).toBe('data')
  expect(lost).toEqual(['/auto-kaufen'])
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
