import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { fetchWithRetry, RETRY_POLICY } from './fetch-with-retry.ts'

const POLICY = { timeoutMs: 5_000, retries: 2, pauseMs: 1 }
let server: Server
afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

/** A server that answers each request with the next of these, then with 200; it counts requests. */
async function serverWith(...answers: ((response: ServerResponse) => void)[]) {
  const seen: string[] = []
  server = createServer((request, response) => {
    seen.push(`${request.method} ${String(request.headers['x-key'])}`)
    const answer = answers[seen.length - 1] ?? status(200)
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end(`answer ${code}`)
const hangUp = (response: ServerResponse) => void response.socket?.destroy()
const breakOff = (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Length': '100' }).write('half of an')
  setTimeout(() => response.socket?.destroy(), 5)
}

it('retries the same request while the service is unavailable or disconnects, then gives the answer', async () => {
  const { seen, url } = await serverWith(status(503), breakOff)
  const init = { method: 'POST', headers: { 'X-Key': 'k' }, body: 'x' }
  expect(await fetchWithRetry(url, init, POLICY)).toEqual({ status: 200, text: 'answer 200' })
  expect(seen).toEqual(['POST k', 'POST k', 'POST k'])
})

it.each([500, 429, 404, 401])('accepts %i as an answer', async (code) => {
  const { seen, url } = await serverWith(status(code))
  expect(await fetchWithRetry(url, {}, POLICY)).toEqual({ status: code, text: `answer ${code}` })
  expect(seen).toHaveLength(1)
})

it('returns the status of the last attempt, or throws its failure', async () => {
  const away = await serverWith(status(502), hangUp, status(504))
  expect(await fetchWithRetry(away.url, {}, POLICY)).toEqual({ status: 504, text: 'answer 504' })
  expect(away.seen).toHaveLength(3)
  server.close()
  const once = await serverWith(hangUp)
  await expect(fetchWithRetry(once.url, {}, { ...POLICY, retries: 0 })).rejects.toThrow('fetch failed')
  expect(once.seen).toHaveLength(1)
})

it('applies the timeout to each attempt', async () => {
  const { seen, url } = await serverWith(() => {}, status(200))
  expect((await fetchWithRetry(url, {}, { ...POLICY, timeoutMs: 100 })).status).toBe(200)
  expect(seen).toHaveLength(2)
})

it('stops when the caller aborts, even during a pause', async () => {
  const { seen, url } = await serverWith(status(503))
  const caller = new AbortController()
  const answer = fetchWithRetry(url, { signal: caller.signal }, { ...POLICY, pauseMs: 60_000 })
  setTimeout(() => caller.abort(), 50)
  await expect(answer).rejects.toThrow('abort')
  expect(seen).toHaveLength(1)
})

it('has the timeouts of the specification', () => {
  expect(RETRY_POLICY).toEqual({ timeoutMs: 30_000, retries: 2, pauseMs: 1_000 })
})
